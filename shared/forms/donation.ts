import { japaneseMinute } from '../facts/dates'
import type { ImplementationStatus } from '../generated/schema'
import { VISIT_REASON, donationLabels as labels } from '../words/labels/donationLabels'
import { DONATION_IN_FUTURE } from '../words/program/apiErrors'
import { NOT_A_REAL_DATE, NOT_CHOSEN, REASON_MISSING } from '../words/program/formMessages'
import { isEarlierDay } from '../rules/visits/unusualVisit'
import { choice, idField, multiLineText } from './formFields'
import { REASON_MAX, reasonField } from './personActions'
import { object, string } from './yup'

const received: readonly ImplementationStatus[] = ['Implemented', 'NotImplemented']
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const isMinute = (value: string) => MINUTE.test(value) && !Number.isNaN(japaneseMinute(value).getTime())

/** A visit entered by hand: a minute in Japan, not after `now`. */
export const donationVisitSchema = (now: () => Date) =>
  object({
    DonationAt: string()
      .test('minute', NOT_A_REAL_DATE, (value) => !value || isMinute(value))
      .test(
        'future',
        DONATION_IN_FUTURE,
        (value) => !value || !isMinute(value) || japaneseMinute(value) <= now(),
      )
      .required()
      .label(labels.DonationAt.admin),
    StoolReceiptStatus: choice(received).required(NOT_CHOSEN).label(labels.StoolReceiptStatus.admin),
    /** The server asks for it too where the day has more visits than usual. */
    ConfirmReason: multiLineText(REASON_MAX)
      .label(VISIT_REASON)
      .when('DonationAt', ([at]: unknown[], field) =>
        typeof at === 'string' && isMinute(at) && isEarlierDay(japaneseMinute(at), now())
          ? field.required(REASON_MISSING)
          : field,
      ),
  }).exact()

export const correctDonationSchema = object({ DonationId: idField(), Reason: reasonField() }).exact()
