import type { OnlineCheckResult } from '../../../shared/generated/schema'
import type { QuestionId } from '../../../shared/questionnaire/engine/answer'

/** Where the person of a repeated check is in the process. */
export const standings = ['Waiting', 'Invited', 'UnderTest', 'Certified', 'Refused'] as const
export type Standing = (typeof standings)[number]

export type ImpactGroup = {
  before: OnlineCheckResult
  after: OnlineCheckResult
  standing: Standing
  people: number
  /** By how many days a date moves, later is positive; null without two days. */
  daysLeast: number | null
  daysMost: number | null
}

/** The numbers of an impact, without ids: stored with a version. */
export type ImpactNumbers = {
  people: number
  unchanged: number
  /** Donors who pass now and would not. */
  donorsLost: number
  /** By result, before and after, and standing; with the same result a date moves. Largest first. */
  groups: ImpactGroup[]
  /** How many people each question concerns, largest first. */
  questions: { questionId: QuestionId; people: number }[]
  /** How many people each rule concerns, largest first. Absent in older versions. */
  rules?: { ruleId: string; people: number }[]
}

export type KeptImpact = ImpactNumbers & { sha256: string; countedAt: string }
