import { isRecord } from '../../../../shared/facts/isRecord'
import { CARRIED_TRIAL, forgetInTab, keepInTab, keptJsonInTab } from '../../../ground/session/tabStorage'
import type { Trial } from './trialMemory'

/** Answers of the trial check that a person takes along to the check, in this tab only. */
export const carriedTrial = {
  /** Without those that stood in the way: nobody confirms such an answer in passing. */
  keep({ typed, judgement, version }: Trial): void {
    const found = judgement.items.map(({ questionId }) => questionId)
    const answers = Object.fromEntries(Object.entries(typed).filter(([id]) => !found.includes(id)))
    keepInTab(CARRIED_TRIAL, JSON.stringify({ version, answers }))
  },
  /** As stored; null for another version's, whose questions may mean something else. */
  read(version: string): unknown {
    const kept = keptJsonInTab(CARRIED_TRIAL)
    return isRecord(kept) && kept.version === version ? kept.answers : null
  },
  forget: (): void => forgetInTab(CARRIED_TRIAL),
}
