import type { PublicTexts } from '../../facts/config'
import type { JapaneseDate } from '../../facts/dates'
import type { Period } from '../../questionnaire/engine/rule'
import type { MonthsLine } from './monthsLine'
import type { HeldState } from './renewalHeld'
import type { Stop } from './stopWords'

/**
 * - `later`, `open`: not yet, until a day or until something ends
 * - `notPossible`: under today's criteria
 * - `notCertified`: after the hospital test
 * - `renewal`: the renewal check did not pass
 * - `ended`: the validity is over
 * - `suspended`
 * - `again`: no longer refused
 */
export type PathKind =
  | 'later'
  | 'open'
  | 'notPossible'
  | 'notCertified'
  | 'renewal'
  | 'ended'
  | 'suspended'
  | 'again'

export type PathReason = {
  /** Short, without a disease. */
  subject: string
  nextDate: JapaneseDate | null
  /** 「終わってから3か月」 */
  ongoingNote: string | null
  unknownDate: boolean
  /** The rule's own sentence; null if nothing changes it. */
  changes: string | null
  /** From the end of what goes on. */
  wait: Period | null
}

export type RefusedCheck = {
  by: 'check'
  result: 'Failed_1' | 'Failed_2'
  nextDate: JapaneseDate | null
  reasons: readonly PathReason[]
  /** Null for an applicant's check. */
  renewal: HeldState | null
}
export type RefusedExam = { by: 'exam'; reason: string | null; renewal: boolean }
export type EndedPeriod = { by: 'end'; on: JapaneseDate | null }

export type PathInput = {
  today: JapaneseDate
  /** Null for a person who is only suspended. */
  refused: RefusedCheck | RefusedExam | EndedPeriod | null
  suspension: (Stop & { until: JapaneseDate | null }) | null
  /** Whether a check may be started today, suspension aside. */
  mayStart: boolean
  /** The future day from which it may; null if there is none. */
  retryFrom: JapaneseDate | null
  /** The office tells when to come back. */
  retryByOffice?: boolean
  birthday: JapaneseDate | null
  hasDonated: boolean
  /** May report a change of condition by the page for it. */
  mayReport: boolean
  expiration: JapaneseDate | null
  /** In yen. `pending` and `bonus` are the current period's. */
  money: { due: number; pending: number; bonus: number }
  /** Typed on the page: the day on which the cause of a reason ended, by its place. */
  ended?: Readonly<Record<number, JapaneseDate>>
  texts: Pick<PublicTexts, 'contact' | 'hospital'>
}

/** Shown beside the answer. */
export type ShownReason = {
  heading: string
  /** 解消する日; null if there is none. */
  until: string | null
  change: { title: string; text: string }
  /** The end of what goes on gives a day. */
  mayEnd: boolean
}

/** The content of the page, in its order. */
export type PathAhead = {
  kind: PathKind
  title: string
  day: { date: JapaneseDate; says: string } | { formula: string; note: string } | null
  months: MonthsLine | null
  lead: readonly string[]
  reasons: readonly ShownReason[]
  next: {
    title: string
    text: readonly string[]
    /** Path of the check that may be started. */
    start: string | null
    /** A mail is sent on the day. */
    remind: boolean
    calendar: JapaneseDate | null
  }
  /** The person may get news of criteria that change in their favour. */
  criteriaNews: boolean
  /** `reports`: the page for a change of condition is offered. */
  meanwhile: { title: string; sentences: readonly string[]; reports?: boolean } | null
  otherWays: boolean
}

export const FIRST_CHECK = '/signup/online_check'
export const RENEWAL_CHECK = `${FIRST_CHECK}/before_renewal_inspection`
