import { object } from 'yup'
import { deliveryDetails } from '../codes/deliveryDetails'
import { deliverMails, sendCode } from '../codes/sendCode'
import { claimMailFromAddress, claimPersonal } from '../limits/guards'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, textInput } from '../protocol/readInput'
import { findSubject } from '../users/findUser'
import { normaliseEmail } from '../users/email'

const input = object({ ClientId: textInput().required(), Username: textInput().required() })

/** Mails a new sign-up code; answers alike for an address that is unknown or confirmed already. */
export const resendConfirmationCode: Operation = async (context, body, caller) => {
  const { ClientId, Username } = readInput(input, body)
  requireClient(context, ClientId)
  const { sub, user } = await findSubject(context, Username)
  await claimMailFromAddress(context, caller)
  await claimPersonal(context, 'codeRequests', sub)
  const to = user?.status === 'Unconfirmed' && user.enabled ? user.email : null
  await context.db.transaction((tx) => sendCode(context, tx, { sub, purpose: 'SignUp', to }))
  deliverMails(context)
  return { CodeDeliveryDetails: deliveryDetails(normaliseEmail(Username)) }
}
