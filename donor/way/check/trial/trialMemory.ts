import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import type { TrialJudgement } from './trialCheck'

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
