import { CHARACTERS_NOT_ALLOWED, SETTING_TOO_LARGE } from '../messages/formMessages'
import { text } from './text'
import { mixed, object } from './yup'

/** Enough for a handful of saved views with all their conditions; in characters of JSON. */
export const SETTING_MAX = 20_000

/** What somebody keeps of the console's look: any JSON of a bounded size. */
export const consoleSettingSchema = object({
  Key: text(60)
    .required()
    .matches(/^[\w.:-]*$/, CHARACTERS_NOT_ALLOWED)
    .label('名前'),
  Value: mixed()
    .nullable()
    .test('size', SETTING_TOO_LARGE, (value) => JSON.stringify(value ?? null).length <= SETTING_MAX)
    .label('内容'),
}).exact()
