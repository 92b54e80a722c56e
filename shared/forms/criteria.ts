import { isRealDate } from '../facts/dates'
import { CRITERIA_NOT_SEEN, CRITERIA_NUMBER_DIFFERS } from '../words/check/criteria'
import { NOT_A_REAL_DATE } from '../words/program/formMessages'
import { idField, multiLineText, text } from './formFields'
import { boolean, number, object, string } from './yup'

const WORDS_MAX = 1_000
const words = () => multiLineText(WORDS_MAX)

export const criteriaDraftSchema = object({
  Id: idField(),
  Version: number().integer().required(),
  Note: words().notRequired().nullable().label('変更の理由'),
}).exact()

export const rejectCriteriaSchema = object({
  Id: idField(),
  Note: words().required().label('差し戻しの理由'),
}).exact()

export const pushCriteriaSchema = object({
  Id: idField(),
  Sha256: string().required(),
  Reason: words().required().label('緊急の理由'),
}).exact()

export const criteriaNoteFormSchema = object({ Note: words().label('変更の理由') })

export const rejectCriteriaFormSchema = object({ Note: words().required().label('理由') })

const seen = () => boolean().oneOf([true], CRITERIA_NOT_SEEN).required(CRITERIA_NOT_SEEN)

/** The day, and a confirmation that the content was reviewed. */
export const approveCriteriaFormSchema = object({
  EffectiveFrom: string()
    .required()
    .test('real', NOT_A_REAL_DATE, (date) => isRealDate(date))
    .label('適用を始める日'),
  SeenRules: seen(),
  SeenPeople: seen(),
})

/** The number is typed by hand, so that no version is put in force by mistake. */
export const pushCriteriaFormSchema = (version: string) =>
  object({
    Number: text(20).required().oneOf([version], CRITERIA_NUMBER_DIFFERS).label('版の番号'),
    Reason: words().required().label('緊急の理由'),
    SeenPeople: seen(),
  })
