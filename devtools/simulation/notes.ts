import type { InspectionType } from '../../shared/generated/schema'
import type { Vault } from '../../server/ground/vault/vault'
import type { JapaneseDate } from '../../shared/facts/dates'

/** What callers were told: successes and refused entries. The rows are checked against it afterwards. */
export type Notes = {
  /** By the id in the answer. */
  donations: Map<string, { userId: string; at: Date; received: boolean }>
  /** Units that were not accepted. */
  rejected: string[]
  certifications: { userId: string; screeningId: string; type: InspectionType; on: JapaneseDate }[]
  payments: { userId: string; period: JapaneseDate }[]
  refusals: Map<string, number>
  calls: number
  jobs: Map<string, number>
  /** Opens what is sealed at rest. */
  vault: Vault
}

export const createNotes = (vault: Vault): Notes => ({
  donations: new Map(),
  rejected: [],
  certifications: [],
  payments: [],
  refusals: new Map(),
  calls: 0,
  jobs: new Map(),
  vault,
})
