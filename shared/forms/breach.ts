import { isRealDate } from '../facts/dates'
import { breachWords } from '../words/records/breach'
import { idField, multiLineText, text } from './formFields'
import { boolean, number, object, string } from './yup'

const TEXT_MAX = 8_000

const held = { Id: idField(), Version: number().integer().required() }
const day = (label: string) =>
  string()
    .required()
    .label(label)
    .test('date', '${label}は、実在する日付にしてください', (value) => !value || isRealDate(value))
const kind = () =>
  string()
    .required()
    .oneOf(['First', 'Final', 'Letter'] as const)
const noticeText = () => multiLineText(TEXT_MAX).required().label(breachWords.text)

export const heldCaseSchema = object(held).exact()

export const breachChoiceSchema = object({
  AccountId: text(64).notRequired().nullable(),
  Session: text(100).notRequired().nullable().label(breachWords.session),
  Network: text(100).notRequired().nullable().label(breachWords.network),
}).exact()

export const openBreachSchema = object({
  KnownOn: day(breachWords.knownOn),
  Malicious: boolean().required(),
}).exact()

export const breachNoticeSchema = object({ ...held, Kind: kind(), Text: noticeText() }).exact()
export const breachNoticeFormSchema = object({ Text: noticeText() })

export const breachReportSchema = object({ ...held, Kind: kind(), On: day(breachWords.reportedOn) }).exact()
export const breachReportFormSchema = object({ On: day(breachWords.reportedOn) })
