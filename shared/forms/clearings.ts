import { isRealDate, type JapaneseDate } from '../facts/dates'
import { clearingFindings, clearingLabels } from '../words/labels/clearingLabels'
import { NOTE_MISSING, UNTIL_NOT_ASKED, UNTIL_PAST, UPHELD_NOTE_MISSING } from '../words/check/clearings'
import { idField, multiLineText } from './formFields'
import { object, string } from './yup'

export const CLEARING_NOTE_MAX = 500

/** Reopening a point needs a reason, and so does a finding against donating. */
export const clearCheckPointSchema = (today: JapaneseDate) =>
  object({
    ScreeningId: idField(),
    QuestionId: string().required().max(10).label(clearingLabels.QuestionId),
    Finding: string().oneOf(clearingFindings).required().label(clearingLabels.Finding),
    Note: multiLineText(CLEARING_NOTE_MAX)
      .nullable()
      .when('Finding', ([finding], note) =>
        finding === 'Reopened'
          ? note.required(NOTE_MISSING)
          : finding === 'Upheld'
            ? note.required(UPHELD_NOTE_MISSING)
            : note,
      )
      .label(clearingLabels.Note),
    Until: string()
      .transform((value: unknown) => value || null)
      .nullable()
      .test('future', UNTIL_PAST, (value) => !value || (isRealDate(value) && value > today))
      .when('Finding', ([finding], until) =>
        finding === 'Upheld' ? until : until.test('alone', UNTIL_NOT_ASKED, (value) => !value),
      )
      .label(clearingLabels.Until),
  }).exact()
