import { HOLD_DAYS_TURNED } from '../words/donating/holds'
import { idField, multiLineText } from './formFields'
import { reasonField } from './personActions'
import { object, string } from './yup'

const FINDING_MAX = 1_000

export const openHoldSchema = object({
  UserId: idField(),
  Since: string().nullable().label('始まりの日'),
  Until: string()
    .nullable()
    .label('終わりの日')
    .test('order', HOLD_DAYS_TURNED, (until, { parent }) => {
      const { Since: since } = parent as { Since?: string | null }
      return !until || !since || since <= until
    }),
  Reason: reasonField(),
}).exact()

export const decideHoldSchema = object({
  Id: idField(),
  Finding: multiLineText(FINDING_MAX).nullable().label('医師の所見'),
  Decision: string<'Lifted' | 'Discarded'>().nullable().label('保留をどうするか'),
}).exact()
