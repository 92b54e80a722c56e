import { idField, multiLineText } from './formFields'
import { number, object, string } from './yup'

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
