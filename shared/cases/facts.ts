import type { JapaneseDate } from '../dates'
import type { BreachNoticeKind, UnusualMark } from '../generated/schema'
import type { ReadClass } from '../reads'

/** What a case rests on, by its kind. Names, answers and results are not kept here. */
export type CaseFacts = {
  /** Objection: the row of record_reads that the person does not know of. */
  readId?: string
  /** UnusualRead: the reader's day, and what is marked of it. */
  day?: JapaneseDate
  marks?: FoundMark[]
  breach?: BreachFacts
}

/** Whose readings may have been somebody else's: all that is given holds. */
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

/** In what somebody read otherwise than usual, and by which requests. */
export type FoundMark = {
  mark: UnusualMark
  requests: string[]
  /** Of an hour: when it began, of how many people they read in it, and in a busy hour of theirs. */
  from?: string
  people?: number
  habit?: number
}

/** The person is answered within so many days. */
export const OBJECTION_DAYS = 14
/** A reading in an emergency is looked at within so many days, an unusual one too. */
export const REVIEW_DAYS = 7
