import { identityDocuments } from '../words/labels/guidanceLabels'
import { rightsGrounds, rightsLabels, rightsOutcomes, rightsRequestKinds } from '../words/labels/rightsLabels'
import { rightsWords } from '../words/records/rights'
import { choice, idField, multiLineText, text } from './formFields'
import { array, boolean, number, object } from './yup'

const WORDS_MAX = 1_000

const held = { Id: idField(), Version: number().integer().required() }

const words = (label: string) => multiLineText(WORDS_MAX).required().label(label)

export const createCaseSchema = object({
  UserId: idField(),
  Words: words('申し出の内容'),
  Request: choice(rightsRequestKinds).nullable(),
  OnPaper: boolean().nullable(),
}).exact()

export const requestRightsSchema = object({
  Kind: choice(rightsRequestKinds).required().label(rightsLabels.Kind.admin),
  Words: words(rightsWords.said),
  OnPaper: boolean().nullable(),
}).exact()

export const requestRightsFormSchema = object({
  Kind: choice(rightsRequestKinds).required('請求することを選んでください'),
  Words: words(rightsWords.said),
  OnPaper: choice(['data', 'paper'] as const).required(),
})

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

export const caseTextSchema = (label: string) => object({ ...held, Text: words(label) }).exact()

export const caseTextFormSchema = (label: string) => object({ Text: words(label) })

const ground = () => choice(rightsGrounds).required()

export const checkRightsRequestSchema = object({
  ...held,
  IdentityDocument: choice(identityDocuments).nullable(),
  FeePaidOn: text(10).nullable(),
}).exact()

export const checkRightsFormSchema = object({
  IdentityDocument: choice(identityDocuments),
  FeePaidOn: text(10),
})

const answered = {
  Outcome: choice(rightsOutcomes).required().label(rightsLabels.Outcome.admin),
  Grounds: array(ground()).required().label(rightsLabels.Grounds.admin),
  Text: words(rightsWords.answerText),
}

export const answerRightsRequestSchema = object({ ...held, ...answered }).exact()

export const answerRightsFormSchema = object(answered)
