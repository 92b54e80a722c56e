import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import type { TrialJudgement } from './judgeTrial'

export type Trial = {
  typed: Answers
  judgement: TrialJudgement
  /** Of the questions. */
  version: string
}

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
