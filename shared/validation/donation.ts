import { japaneseMinute } from '../dates'
import type { ImplementationStatus } from '../generated/schema'
import { donationLabels as labels } from '../labels/donationLabels'
import { DONATION_IN_FUTURE } from '../messages/apiErrors'
import { NOT_A_REAL_DATE, NOT_CHOSEN } from '../messages/formMessages'
import { choice, idField } from './formFields'
import { reasonField } from './personActions'
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
  }).exact()

export const correctDonationSchema = object({ DonationId: idField(), Reason: reasonField() }).exact()

/** Time to undo a new donation with one key. */
export const UNDO_SECONDS = 10
export const UNDO_MS = UNDO_SECONDS * 1000
