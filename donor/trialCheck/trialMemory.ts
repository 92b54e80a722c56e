import type { Answers } from '../../shared/questionnaire/answer'
import type { TrialJudgement } from '../../shared/questionnaire/judgeTrial'

export type Trial = { typed: Answers; judgement: TrialJudgement }

let trial: Trial | null = null

/** What was answered in this tab, for the page with the result. It is in memory only: a reload forgets it. */
export const trialMemory = {
  keep(given: Trial) {
    trial = given
  },
  read: () => trial,
  forget() {
    trial = null
  },
}
