import { REASON_MISSING } from '../messages/formMessages'
import { idField } from './id'
import { multiLineText } from './text'
import { boolean, object } from './yup'

export const REASON_MAX = 500

/** Why staff do what they do, in their words. */
export const reasonField = () => multiLineText(REASON_MAX).required(REASON_MISSING).label('理由')

/** A person and the reason: deletion, invitation out of turn, and what lets somebody go on. */
export const withReasonSchema = object({ UserId: idField(), Reason: reasonField() }).exact()

export const stopUserSchema = object({
  UserId: idField(),
  Stop: boolean().required().label('一時停止'),
  Reason: reasonField(),
}).exact()
