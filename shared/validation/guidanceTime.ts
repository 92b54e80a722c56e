import { TIME_NOT_CHOSEN } from '../messages/formMessages'
import { idField } from './id'
import { text } from './text'
import { object } from './yup'

const INSTANT_LENGTH = 40

/** An hour that an administrator books on behalf of somebody; which hours there are, the server says. */
export const guidanceTimeSchema = object({
  UserId: idField(),
  StartAt: text(INSTANT_LENGTH).required(TIME_NOT_CHOSEN).label('日時'),
}).exact()
