import type { InspectionType } from '../../shared/generated/schema'
import type { JapaneseDate } from '../../shared/dates'

/**
 * What those outside were told: every donation, judgement and payment that was answered with success, and every entry
 * that was refused. The rows are held against it afterwards.
 */
export type Notes = {
  /** By the id that the answer named. */
  donations: Map<string, { userId: string; at: Date; received: boolean }>
  /** In order. */
  certifications: { userId: string; screeningId: string; type: InspectionType; on: JapaneseDate }[]
  payments: { userId: string; period: JapaneseDate }[]
  /** Everything that was refused, by operation and code. */
  refusals: Map<string, number>
  calls: number
  jobs: Map<string, number>
}

export const createNotes = (): Notes => ({
  donations: new Map(),
  certifications: [],
  payments: [],
  refusals: new Map(),
  calls: 0,
  jobs: new Map(),
})
