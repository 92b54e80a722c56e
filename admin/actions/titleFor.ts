import type { PersonActionWords } from '../../shared/messages/personActions'
import { fullName } from '../people/fullName'

/** Whom an action is about, as every record of theirs knows them. */
export type ActionSubject = Parameters<typeof fullName>[0] & { Email: string }

/** 見本 花子さん：検査日を決める — whoever has two pages open sees whom it is about. */
export const titleFor = (subject: ActionSubject, { label }: PersonActionWords) =>
  `${fullName(subject) ?? subject.Email}さん：${label}`
