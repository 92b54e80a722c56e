import { and, eq, ne } from 'drizzle-orm'
import { object } from 'yup'
import { deliveryDetails } from '../codes/deliveryDetails'
import { deliverMails, sendCode } from '../codes/sendCode'
import { claimMailFromAddress, claimPersonal } from '../limits/guards'
import { refusals } from '../poolError'
import { requireProof } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { attributesInput, readInput, tokenInput } from '../protocol/readInput'
import { poolUsers } from '../tables'
import { isEmail, normaliseEmail } from '../users/email'
import { releaseAbandonedAddress } from '../users/releaseAbandonedAddress'
import { requireOwnAddress } from '../users/requireOwnAddress'

const input = object({
  AccessToken: tokenInput().required(),
  UserAttributes: attributesInput().min(1).required(),
})

/**
 * Asks for a change of address: the code goes to the new one, the old one stays until it is proved.
 * @throws NotAuthorizedException without a fresh sign-in, for staff and whoever is stopped, AliasExistsException when the
 *   address is taken, LimitExceededException
 */
export const updateUserAttributes: Operation = async (context, body, caller) => {
  const { AccessToken, UserAttributes } = readInput(input, body)
  const { user } = await requireProof(context, AccessToken, caller)
  const [attribute] = UserAttributes
  if (UserAttributes.length !== 1 || attribute?.Name !== 'email')
    throw refusals.parameter('Only the email attribute can be changed.')
  const email = normaliseEmail(attribute.Value)
  await requireOwnAddress(context, user)
  if (!isEmail(email)) throw refusals.parameter('Invalid email address format.')
  if (email === user.email) return { CodeDeliveryDetailsList: [] }
  await claimMailFromAddress(context, caller)
  await claimPersonal(context, 'codeRequests', user.sub)
  await context.db.transaction(async (tx) => {
    await releaseAbandonedAddress(context, tx, email)
    const [other] = await tx
      .select({ sub: poolUsers.sub })
      .from(poolUsers)
      .where(and(eq(poolUsers.email, email), ne(poolUsers.sub, user.sub)))
    if (other) throw refusals.changeTaken()
    await sendCode(context, tx, { sub: user.sub, purpose: 'Email', to: email })
  })
  deliverMails(context)
  return { CodeDeliveryDetailsList: [deliveryDetails(email)] }
}
