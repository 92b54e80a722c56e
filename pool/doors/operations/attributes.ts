import { object } from 'yup'
import { and, eq, ne } from 'drizzle-orm'
import { nameChange } from '../../../server/ground/db/nameChange'
import { isEmail, normaliseEmail } from '../../../server/ground/identity/email'
import { poolUsers, poolCodes } from '../../../server/ground/tables/identity'
import { followNewEmail } from '../../../server/records/person/followNewEmail'
import { deliveryDetails, deliverMails, sendCode, redeemCode } from '../../account/sendCode'
import { createEmbeddedAdmin } from '../embeddedAdmin'
import { claimMailFromAddress, claimPersonal, claimGuess } from '../../account/guards'
import { refusals } from '../../ground/poolError'
import {
  requireAccess,
  requireProof,
  type Operation,
  readInput,
  tokenInput,
  attributesInput,
  textInput,
  codeInput,
} from '../../account/readInput'
import { releaseAbandonedAddress, isUniqueViolation, requireOwnAddress } from '../../ground/users/findUser'
import { noteEvent } from '../../ground/users/noteEvent'

const getUserInput = object({ AccessToken: tokenInput().required() })
const TOTP = 'SOFTWARE_TOKEN_MFA'

export const getUser: Operation = async (context, body) => {
  const { user } = await requireAccess(context, readInput(getUserInput, body).AccessToken)
  return {
    Username: user.sub,
    UserAttributes: [
      { Name: 'sub', Value: user.sub },
      { Name: 'email', Value: user.email },
      { Name: 'email_verified', Value: String(user.emailVerified) },
    ],
    ...(user.mfaEnabled ? { UserMFASettingList: [TOTP], PreferredMfaSetting: TOTP } : {}),
  }
}

const updateUserAttributesInput = object({
  AccessToken: tokenInput().required(),
  UserAttributes: attributesInput().min(1).required(),
})

/**
 * Mails a code to the new address; the old one stays until the code is entered.
 * @throws NotAuthorizedException without a fresh sign-in, for staff, and for stopped or former users;
 * AliasExistsException when it is taken, LimitExceededException
 */
export const updateUserAttributes: Operation = async (context, body, caller) => {
  const { AccessToken, UserAttributes } = readInput(updateUserAttributesInput, body)
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

const getUserAttributeVerificationCodeInput = object({
  AccessToken: tokenInput().required(),
  AttributeName: textInput().required(),
})

export const getUserAttributeVerificationCode: Operation = async (context, body, caller) => {
  const { AccessToken, AttributeName } = readInput(getUserAttributeVerificationCodeInput, body)
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

const verifyUserAttributeInput = object({
  AccessToken: tokenInput().required(),
  AttributeName: textInput().required(),
  Code: codeInput().required(),
})

/**
 * Makes the proved address the account's and the profile's and informs the old one. Needs no fresh sign-in: a mail may
 * take longer, and the code proves the person.
 * @throws CodeMismatchException, ExpiredCodeException, AliasExistsException when it was taken meanwhile
 */
export const verifyUserAttribute: Operation = async (context, body, caller) => {
  const { AccessToken, AttributeName, Code } = readInput(verifyUserAttributeInput, body)
  const { user } = await requireAccess(context, AccessToken)
  if (AttributeName !== 'email') throw refusals.parameter('Only the email attribute can be verified.')
  await requireOwnAddress(context, user)
  const forgiveAddress = await claimGuess(context, caller, 'confirmations', user.sub)
  const redemption = await context.db
    .transaction(async (tx) => {
      const result = await redeemCode(context, tx, { sub: user.sub, purpose: 'Email', code: Code })
      if (result.outcome !== 'good' || !result.email) return result
      const now = context.clock.now()
      const principal = { kind: 'user', id: user.sub, suspended: false } as const
      await nameChange(tx, { deps: context, principal, requestId: caller.requestId })
      await tx
        .update(poolUsers)
        .set({ email: result.email, emailVerified: true, updatedAt: now })
        .where(eq(poolUsers.sub, user.sub))
      const outside = { admin: createEmbeddedAdmin(context), mail: context.mail }
      const change = { userId: user.sub, oldEmail: user.email, email: result.email }
      await followNewEmail(tx, outside, { ...change, now, requestId: caller.requestId })
      await noteEvent(context, tx, { kind: 'EmailChanged', accountId: user.sub, caller })
      return result
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? refusals.changeTaken() : error
    })
  if (redemption.outcome !== 'good') {
    await noteEvent(context, context.db, { kind: 'CodeFailed', accountId: user.sub, caller })
    throw redemption.outcome === 'wrong' ? refusals.wrongCode() : refusals.expiredCode()
  }
  deliverMails(context)
  await forgiveAddress()
  return {}
}
