import type { Answers } from '../../shared/questionnaire/answer'
import type { TrialJudgement } from '../../shared/questionnaire/trialCheck'

export type Trial = { typed: Answers; judgement: TrialJudgement }

let trial: Trial | null = null

/** In memory only. */
export const trialMemory = {
  keep(given: Trial) {
    trial = given
  },
  read: () => trial,
  forget() {
    trial = null
  },
}
