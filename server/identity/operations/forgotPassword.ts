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

/**
 * Mails a code to set a new password. Also for an account that was never confirmed: whoever reads the mailbox
 * owns the address, whoever typed it first. An unknown address is answered alike.
 */
export const forgotPassword: Operation = async (context, body, caller) => {
  const { ClientId, Username } = readInput(input, body)
  requireClient(context, ClientId)
  const { sub, user } = await findSubject(context, Username)
  await claimMailFromAddress(context, caller)
  await claimPersonal(context, 'codeRequests', sub)
  const to = user?.enabled ? user.email : null
  await context.db.transaction((tx) => sendCode(context, tx, { sub, purpose: 'Recovery', to }))
  deliverMails(context)
  return { CodeDeliveryDetails: deliveryDetails(normaliseEmail(Username)) }
}
