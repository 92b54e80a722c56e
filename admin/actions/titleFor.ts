import type { PersonActionWords } from '../../shared/messages/personActions'
import { fullName } from '../people/fullName'

export type ActionSubject = Parameters<typeof fullName>[0] & { Email: string }

/** 見本 花子さん：検査日を決める */
export const titleFor = (subject: ActionSubject, { label }: PersonActionWords) =>
  `${fullName(subject) ?? subject.Email}さん：${label}`
