import { questionnaire as before } from '../2026-11-1/questionnaire'
import type { Questionnaire } from '../question'
import { questionSet } from './questionSet'

/** Version 2026.11-2. Never change a word; add a new version. Judged by the rules of 2026.11-1. */
export const questionnaire: Questionnaire = {
  ...before,
  ...questionSet,
  effectiveFrom: '2026-12-01',
  approvedBy: null,
}
