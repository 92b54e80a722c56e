import { idField, multiLineText, text } from './formFields'
import { number, object } from './yup'

const WORDS_MAX = 1_000

const held = { Id: idField(), Version: number().integer().required() }

export const createCaseSchema = object({
  UserId: idField(),
  Words: multiLineText(WORDS_MAX).required().label('申し出の内容'),
}).exact()

const NOTE_MAX = 500

const note = () => multiLineText(NOTE_MAX).label('ひとこと')

export const objectToRecordReadSchema = object({
  ReadId: idField(),
  Note: note().notRequired().nullable(),
}).exact()

export const objectToRecordReadFormSchema = object({ Note: note() })

export const takeCaseSchema = object({
  ...held,
  AssigneeId: idField().notRequired().nullable(),
}).exact()

export const takeCaseFormSchema = object({ AssigneeId: text(64) })

const caseText = (label: string) => multiLineText(WORDS_MAX).required().label(label)

export const caseTextSchema = (label: string) => object({ ...held, Text: caseText(label) }).exact()

export const caseTextFormSchema = (label: string) => object({ Text: caseText(label) })
