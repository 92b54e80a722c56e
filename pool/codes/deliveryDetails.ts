import { maskEmail } from '../../server/identity/email'

/** Where a code went, as the protocol says it. */
export const deliveryDetails = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskEmail(email),
})
