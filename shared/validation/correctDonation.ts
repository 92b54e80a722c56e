import { idField } from './id'
import { reasonField } from './reason'
import { object } from './yup'

/** A donation recorded by mistake, and how that came. */
export const correctDonationSchema = object({ DonationId: idField(), Reason: reasonField() }).exact()
