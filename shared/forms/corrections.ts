import type { JapaneseDate } from '../facts/dates'
import { correctionCauses, correctionLabels } from '../words/labels/correctionLabels'
import { correctionWords } from '../words/check/corrections'
import { NOT_CHOSEN, REASON_MISSING } from '../words/program/formMessages'
import { healthCheckFormSchema } from './exam'
import { compositionLines, floraResultFormSchema, floraResultSchema } from './floraTest'
import { choice, idField, multiLineText } from './formFields'
import { object, string } from './yup'

const EXPLANATION_MAX = 1000

const why = () => ({
  Cause: choice(correctionCauses).required(NOT_CHOSEN).label(correctionLabels.Cause),
  Explanation: multiLineText(EXPLANATION_MAX).required(REASON_MISSING).label(correctionLabels.Explanation),
})

export const correctionReasonSchema = object(why()).exact()

/** The new judgement, with the id of its screening. */
export const correctedJudgementSchema = healthCheckFormSchema

/** The result that replaces a shared one. */
export const correctedResultSchema = (today: JapaneseDate) => floraResultSchema(today).omit(['Status'])

export const correctJudgementFormSchema = (today: JapaneseDate) => healthCheckFormSchema(today).shape(why())

const ways = ['Replace', 'TakeBack'] as const

/** To take a result back, only the reason is entered. */
export const correctResultFormSchema = (today: JapaneseDate) =>
  floraResultFormSchema(today)
    .omit(['Status'])
    .shape({
      ...why(),
      How: choice(ways).required(NOT_CHOSEN).label(correctionWords.how),
      Composition: string().when('How', ([how]) =>
        how === 'TakeBack' ? string() : compositionLines().required(),
      ),
    })

const decisions = ['Confirm', 'Refuse'] as const

/** A refusal needs a reason. */
export const decideCorrectionFormSchema = object({
  Decision: choice(decisions).required(NOT_CHOSEN).label('どうするか'),
  Words: multiLineText(EXPLANATION_MAX)
    .when('Decision', ([decision], field) => (decision === 'Refuse' ? field.required(REASON_MISSING) : field))
    .label(correctionLabels.Words),
})

export const confirmCorrectionSchema = object({
  Id: idField(),
  Words: multiLineText(EXPLANATION_MAX).nullable().label(correctionLabels.Words),
})

export const refuseCorrectionSchema = object({
  Id: idField(),
  Words: multiLineText(EXPLANATION_MAX).required(REASON_MISSING).label(correctionLabels.Words),
}).exact()
