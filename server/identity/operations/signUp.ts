import { randomUUID } from 'node:crypto'
import { object } from 'yup'
import { deliveryDetails } from '../codes/deliveryDetails'
import { deliverMails, sendCode } from '../codes/sendCode'
import { claimMailFromAddress, claimPersonal } from '../limits/guards'
import { checkPassword } from '../passwords/checkPassword'
import { refusals } from '../poolError'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { attributesInput, readInput, textInput } from '../protocol/readInput'
import { computeVerifier, sealVerifier } from '../srp/verifier'
import { poolUsers } from '../tables'
import { isEmail, normaliseEmail } from '../users/email'
import { releaseAbandonedAddress } from '../users/releaseAbandonedAddress'

const input = object({
  ClientId: textInput().required(),
  Username: textInput().required(),
  Password: textInput().required(),
  UserAttributes: attributesInput(),
})

/**
 * Opens an unconfirmed account and mails its code.
 * @throws UserLambdaValidationException when the address is taken, InvalidPasswordException, InvalidParameterException
 */
export const signUp: Operation = async (context, body, caller) => {
  const { ClientId, Username, Password, UserAttributes } = readInput(input, body)
  requireClient(context, ClientId)
  const email = normaliseEmail(Username)
  const given = UserAttributes?.find(({ Name }) => Name === 'email')?.Value
  if (!isEmail(email) || (given !== undefined && normaliseEmail(given) !== email))
    throw refusals.parameter('Invalid email address format.')
  checkPassword(Password, email)
  await claimMailFromAddress(context, caller)
  const sub = randomUUID()
  const now = context.clock.now()
  const sealedVerifier = sealVerifier(context, sub, computeVerifier(context.poolName, sub, Password))
  await context.db.transaction(async (tx) => {
    await releaseAbandonedAddress(context, tx, email)
    const inserted = await tx
      .insert(poolUsers)
      .values({ sub, email, status: 'Unconfirmed', sealedVerifier, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: poolUsers.email })
      .returning({ sub: poolUsers.sub })
    if (inserted.length === 0) throw refusals.signUpTaken()
    await sendCode(context, tx, { sub, purpose: 'SignUp', to: email })
  })
  await claimPersonal(context, 'codeRequests', sub)
  deliverMails(context)
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: deliveryDetails(email) }
}
