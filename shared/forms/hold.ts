import { HOLD_DAYS_TURNED } from '../words/donating/holds'
import { idField, multiLineText } from './formFields'
import { reasonField } from './personActions'
import { object, string } from './yup'

const FINDING_MAX = 1_000

const openHoldFields = {
  Since: string().nullable().label('いつからの便か'),
  Until: string()
    .nullable()
    .label('いつまでの便か')
    .test('order', HOLD_DAYS_TURNED, (until, { parent }) => {
      const { Since: since } = parent as { Since?: string | null }
      return !until || !since || since <= until
    }),
  Reason: reasonField(),
}

/** Empty days are given as null. */
export const openHoldFormSchema = object(openHoldFields)

export const openHoldSchema = object({ UserId: idField(), ...openHoldFields }).exact()

const finding = () => multiLineText(FINDING_MAX).label('医師の所見')

export const decideHoldSchema = object({
  Id: idField(),
  Finding: finding().nullable(),
  Decision: string<'Lifted' | 'Discarded'>().nullable().label('保留をどうするか'),
}).exact()

export const decideHoldFormSchema = object({
  Act: string<'Finding' | 'Lifted' | 'Discarded'>().required().label('すること'),
  Finding: finding().when('Act', ([act]: unknown[], field) => (act === 'Finding' ? field.required() : field)),
})
