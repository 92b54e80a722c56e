import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'

/** What these tests say of single questions they say of this version, whichever is in use. */
export const first = questionnaires.of('2026.11-1')
