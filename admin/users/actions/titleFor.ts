import type { PersonActionWords } from '../../../shared/messages/personActions'
import { fullName } from '../fullName'
import type { PersonRecord } from '../personRecord'

/** 見本 花子さん：検査日を決める — whoever has two pages open sees whom it is about. */
export const titleFor = ({ Profile }: PersonRecord, { label }: PersonActionWords) =>
  `${fullName(Profile) ?? Profile.Email}さん：${label}`
