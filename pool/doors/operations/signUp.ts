import { randomUUID } from 'node:crypto'
import { object } from 'yup'
import { and, eq } from 'drizzle-orm'
import { isEmail, normaliseEmail } from '../../../server/ground/identity/email'
import { poolUsers } from '../../../server/ground/tables/identity'
import { deliveryDetails, deliverMails, sendCode, keepUsedCode, redeemCode } from '../../account/sendCode'
import { claimMailFromAddress, claimPersonal, claimGuess } from '../../account/guards'
import { checkPassword } from '../../account/passwords/setPassword'
import { refusals } from '../../ground/poolError'
import {
  requireClient,
  type Operation,
  attributesInput,
  readInput,
  textInput,
  codeInput,
} from '../../account/readInput'
import { computeVerifier, sealVerifier } from '../../account/passwords/srp/verifier'
import { releaseAbandonedAddress, findSubject } from '../../ground/users/findUser'
import { noteEvent, recordAccount } from '../../ground/users/noteEvent'

const signUpInput = object({
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
  const { ClientId, Username, Password, UserAttributes } = readInput(signUpInput, body)
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

const confirmSignUpInput = object({
  ClientId: textInput().required(),
  Username: textInput().required(),
  ConfirmationCode: codeInput().required(),
})

/** Confirms by code. An unknown or confirmed account is answered as if it had no code, unless the code confirmed it. */
export const confirmSignUp: Operation = async (context, body, caller) => {
  const { ClientId, Username, ConfirmationCode } = readInput(confirmSignUpInput, body)
  requireClient(context, ClientId)
  const { sub, user } = await findSubject(context, Username)
  const forgiveAddress = await claimGuess(context, caller, 'confirmations', sub)
  const redemption = await context.db.transaction(async (tx) => {
    const brought = { sub, purpose: 'SignUp', code: ConfirmationCode } as const
    const result = await redeemCode(context, tx, brought)
    if (result.outcome === 'good') {
      await keepUsedCode(context, tx, brought)
      await tx
        .update(poolUsers)
        .set({ status: 'Confirmed', emailVerified: true, updatedAt: context.clock.now() })
        .where(and(eq(poolUsers.sub, sub), eq(poolUsers.status, 'Unconfirmed')))
      await recordAccount(context, tx, { operation: 'SignUp', sub, caller })
    }
    return result
  })
  if (redemption.outcome === 'used') throw refusals.alreadyConfirmed()
  if (redemption.outcome !== 'good') {
    await noteEvent(context, context.db, { kind: 'CodeFailed', accountId: user?.sub ?? null, caller })
    throw redemption.outcome === 'wrong' ? refusals.wrongCode() : refusals.expiredCode()
  }
  await forgiveAddress()
  return {}
}

const resendConfirmationCodeInput = object({
  ClientId: textInput().required(),
  Username: textInput().required(),
})

/** Mails a new sign-up code. An unknown or confirmed address gets the same answer. */
export const resendConfirmationCode: Operation = async (context, body, caller) => {
  const { ClientId, Username } = readInput(resendConfirmationCodeInput, body)
  requireClient(context, ClientId)
  const { sub, user } = await findSubject(context, Username)
  await claimMailFromAddress(context, caller)
  await claimPersonal(context, 'codeRequests', sub)
  const to = user?.status === 'Unconfirmed' && user.enabled ? user.email : null
  await context.db.transaction((tx) => sendCode(context, tx, { sub, purpose: 'SignUp', to }))
  deliverMails(context)
  return { CodeDeliveryDetails: deliveryDetails(normaliseEmail(Username)) }
}
