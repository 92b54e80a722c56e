import type { JapaneseDate } from '../dates'
import type { OnlineCheckResult } from '../generated/schema'
import type { QuestionId } from '../questionnaire/answer'

/** Where a person stands whose check is judged anew. */
export type Standing = 'Waiting' | 'Invited' | 'UnderTest' | 'Certified' | 'Refused'

/** What a candidate makes of one person's last check. */
export type ImpactChange = {
  userId: string
  standing: Standing
  before: OnlineCheckResult
  after: OnlineCheckResult
  /** The day from which to try again, before and after. */
  beforeDate: JapaneseDate | null
  afterDate: JapaneseDate | null
  /** The questions whose findings differ. */
  questions: QuestionId[]
}

/** Whom a candidate would concern: counts over everybody, and each person whom something changes for. */
export type Impact = {
  people: number
  changes: ImpactChange[]
}

export type KeptImpact = Impact & { sha256: string; countedAt: string }
