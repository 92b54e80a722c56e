import { isRealDate, type JapaneseDate } from '../../../shared/facts/dates'
import { PAUSE_MONTH_NOT_OFFERED } from '../../../shared/words/program/apiErrors'
import { pauseMonths } from '../../../shared/rules/person/pauseMonths'
import { object, string } from '../../../shared/forms/yup'

/** `Until`: the first day of one of the offered months, or null to end a pause. */
export const waitingPauseSchema = (today: JapaneseDate) =>
  object({
    Until: string()
      .nullable()
      .test(
        'offered',
        PAUSE_MONTH_NOT_OFFERED,
        (value) => value == null || (isRealDate(value) && pauseMonths(today).includes(value)),
      )
      .label('ご案内を受ける月'),
  }).exact()
