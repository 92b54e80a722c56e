import type { OnlineCheckResult, RecordUnitInput } from '../../shared/generated/schema'
import type { Answers } from '../../shared/questionnaire/engine/answer'
import type { InventedPerson } from '../world/inventPerson'

export type Applicant = InventedPerson & {
  /** The account's; the person's own `id` is the address. */
  sub: string
  healthy: Answers
  result: OnlineCheckResult | null
  invited: boolean
  bookedAt: Date | null
  attended: boolean | null
  asked: boolean
}

export type Donor = { email: string; sub: string; card: string }

/** One line of reception's sheet, whether it was entered at once or later. */
export type Visit = {
  key: string
  donor: Donor
  at: Date
  received: boolean
  /** Whether the day's statement was given, as far as anybody was told. */
  stated: boolean
  /** What the scale and the eye said; null where nothing was received. */
  measures: Omit<RecordUnitInput, 'DonationId'> | null
  /** What the program answered: nothing is entered yet, or it was lost with the disk. */
  id: string | null
  unit: { number: string; grams: number; accepted: boolean } | null
}

/** What people wrote down of their own acts; nothing is read from the product later. */
export type Paper = {
  applicants: Applicant[]
  visits: Visit[]
  attendances: Map<string, boolean>
  judgements: Map<string, string>
  paid: Map<string, string>
  /** Cases, and by whom they were answered. */
  answered: Map<string, string>
  handedOver: Set<string>
  /** Mails that went out between the backup and the loss of the disk. */
  mailsOfLostDay: Set<string>
}

export const createPaper = (): Paper => ({
  applicants: [],
  visits: [],
  attendances: new Map(),
  judgements: new Map(),
  paid: new Map(),
  answered: new Map(),
  handedOver: new Set(),
  mailsOfLostDay: new Set(),
})
