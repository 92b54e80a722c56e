import type { JapaneseDate } from '../../../facts/dates'
import type {
  BreachNoticeKind,
  IdentityDocument,
  RightsGround,
  RightsOutcome,
  RightsRequestKind,
  UnusualMark,
} from '../../../generated/schema'
import type { ReadClass } from '../reads'

/** The facts of a case, by its kind. Without names, answers and results. */
export type CaseFacts = {
  /** Objection: the row of record_reads that the person does not recognise. */
  readId?: string
  /** UnusualRead: the reader's day, and its marks. */
  day?: JapaneseDate
  marks?: FoundMark[]
  breach?: BreachFacts
  request?: RightsFacts
}

/** What a request under the Act on the Protection of Personal Information asks for, and what came of it. */
export type RightsFacts = {
  kind: RightsRequestKind
  /** The answer is wanted on paper, not as data. */
  onPaper: boolean
  /** How it was known whose request it is; null before. A request from the account has no document. */
  identity: { document: IdentityDocument | null; on: JapaneseDate } | null
  feePaidOn: JapaneseDate | null
  /** Null until answered. */
  outcome: RightsOutcome | null
  grounds: readonly RightsGround[]
  /** The person took it back. */
  withdrawnOn?: JapaneseDate
}

/** Selects readings that may have been by another person: all given conditions hold. */
export type BreachChoice = {
  accountId: string | null
  session: string | null
  network: string | null
  from: string
  to: string
}

export type BreachCounted = {
  people: number
  reads: number
  files: number
  signIns: number | null
  firstAt: string | null
  lastAt: string | null
  classes: { data: ReadClass; people: number }[]
}

type NoticeFacts = {
  dueOn: JapaneseDate | null
  text: string
  isOwn: boolean
  reportedOn: JapaneseDate | null
}

export type BreachFacts = {
  choice: BreachChoice
  knownOn: JapaneseDate
  malicious: boolean
  counted: BreachCounted
  notices: Record<BreachNoticeKind, NoticeFacts>
}

/** How a reading was unusual, and by which requests. */
export type FoundMark = {
  mark: UnusualMark
  requests: string[]
  /** Of an hour: its start, the number of people read in it, and in a usual busy hour. */
  from?: string
  people?: number
  habit?: number
}

/** Days within which the person gets an answer. */
export const OBJECTION_DAYS = 14
/** Days within which a reading in an emergency, or an unusual one, is reviewed. */
export const REVIEW_DAYS = 7
