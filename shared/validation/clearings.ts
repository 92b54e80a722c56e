import { clearingFindings, clearingLabels } from '../labels/clearingLabels'
import { NOTE_MISSING } from '../messages/clearings'
import { idField, multiLineText } from './formFields'
import { object, string } from './yup'

export const CLEARING_NOTE_MAX = 500

/** A point that is opened again says why. */
export const clearCheckPointSchema = object({
  ScreeningId: idField(),
  QuestionId: string().required().max(10).label(clearingLabels.QuestionId),
  Finding: string().oneOf(clearingFindings).required().label(clearingLabels.Finding),
  Note: multiLineText(CLEARING_NOTE_MAX)
    .nullable()
    .when('Finding', ([finding], note) => (finding === 'Reopened' ? note.required(NOTE_MISSING) : note))
    .label(clearingLabels.Note),
}).exact()
