import { answerCorrectionReasons } from '../words/labels/answerCorrectionLabels'
import { NOT_CHOSEN } from '../words/program/formMessages'
import { choice, idField, multiLineText } from './formFields'
import { boolean, number, object } from './yup'

const WORDS_MAX = 300

const reason = (accept: boolean) =>
  choice(answerCorrectionReasons[accept ? 'accept' : 'refuse'])
    .required(NOT_CHOSEN)
    .label('理由')

export const decideAnswerCorrectionSchema = (accept: boolean) =>
  object({
    Id: idField(),
    Version: number().integer().required(),
    Accept: boolean().required(),
    Reason: reason(accept),
    Words: multiLineText(WORDS_MAX).nullable().label('ご本人へのひとこと'),
  }).exact()

const decisions = ['Accept', 'Refuse'] as const

export const decideAnswerCorrectionFormSchema = object({
  Decision: choice(decisions).required(NOT_CHOSEN).label('どうするか'),
  Reason: choice([...answerCorrectionReasons.accept, ...answerCorrectionReasons.refuse])
    .required(NOT_CHOSEN)
    .label('理由'),
  Words: multiLineText(WORDS_MAX).nullable().label('ご本人へのひとこと'),
})
