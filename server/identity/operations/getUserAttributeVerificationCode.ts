import { and, eq } from 'drizzle-orm'
import { object } from 'yup'
import { deliveryDetails } from '../codes/deliveryDetails'
import { deliverMails, sendCode } from '../codes/sendCode'
import { claimMailFromAddress, claimPersonal } from '../limits/guards'
import { refusals } from '../poolError'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, textInput, tokenInput } from '../protocol/readInput'
import { poolCodes } from '../tables'
import { requireOwnAddress } from '../users/requireOwnAddress'

const input = object({ AccessToken: tokenInput().required(), AttributeName: textInput().required() })

/** Mails the code for the new address once more. */
export const getUserAttributeVerificationCode: Operation = async (context, body, caller) => {
  const { AccessToken, AttributeName } = readInput(input, body)
  const { user } = await requireAccess(context, AccessToken)
  if (AttributeName !== 'email') throw refusals.parameter('Only the email attribute can be verified.')
  const [pending] = await context.db
    .select({ email: poolCodes.email })
    .from(poolCodes)
    .where(and(eq(poolCodes.sub, user.sub), eq(poolCodes.purpose, 'Email')))
  await requireOwnAddress(context, user)
  const email = pending?.email
  if (!email) throw refusals.parameter('No change of the email attribute is waiting.')
  await claimMailFromAddress(context, caller)
  await claimPersonal(context, 'codeRequests', user.sub)
  await context.db.transaction((tx) => sendCode(context, tx, { sub: user.sub, purpose: 'Email', to: email }))
  deliverMails(context)
  return { CodeDeliveryDetails: deliveryDetails(email) }
}
