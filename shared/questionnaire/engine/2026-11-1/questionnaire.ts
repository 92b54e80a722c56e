import { phrases } from '../phrases'
import type { Questionnaire } from '../question'
import { protection } from './protection'
import { questionSet } from './questionSet'
import { basicsRules } from './rules/basics'
import { bowelRules } from './rules/bowel'
import { digestiveRules } from './rules/digestive'
import { generalRules } from './rules/general'
import { healthRules } from './rules/health'
import { infectionsRules } from './rules/infections'
import { lifestyleRules } from './rules/lifestyle'
import { medicineRules } from './rules/medicine'
import { travelRules } from './rules/travel'

/** Version 2026.11-1. Never change a text or a threshold; add a new version: stored judgements name this one. */
export const questionnaire: Questionnaire = {
  ...questionSet,
  id: 'online-check',
  title: 'オンラインチェック',
  effectiveFrom: '2026-11-01',
  approvedBy: null,
  protection,
  phrases,
  rules: {
    ...basicsRules,
    ...healthRules,
    ...bowelRules,
    ...digestiveRules,
    ...generalRules,
    ...infectionsRules,
    ...travelRules,
    ...medicineRules,
    ...lifestyleRules,
  },
}
