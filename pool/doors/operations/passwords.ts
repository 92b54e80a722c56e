import { object } from 'yup'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { normaliseEmail } from '../../../server/ground/identity/email'
import { poolRefreshTokens } from '../../../server/ground/tables/identity'
import { deliveryDetails, deliverMails, sendCode, redeemCode } from '../../account/sendCode'
import { claimMailFromAddress, claimPersonal, claimGuess } from '../../account/guards'
import { forgiveSignIns } from '../../ground/signInLock'
import { checkPassword, raiseGeneration, setPassword } from '../../account/passwords/setPassword'
import { refusals } from '../../ground/poolError'
import {
  requireClient,
  requireAccess,
  type Operation,
  readInput,
  textInput,
  codeInput,
  tokenInput,
} from '../../account/readInput'
import { isPasswordOf, verifierOf } from '../../account/passwords/srp/verifier'
import { findSubject } from '../../ground/users/findUser'
import { noteEvent, recordAccount } from '../../ground/users/noteEvent'
import { tellOwner } from '../../ground/users/tellOwner'

const forgotPasswordInput = object({ ClientId: textInput().required(), Username: textInput().required() })

/** Works for an unconfirmed account too: the reader of the mailbox owns it. An unknown address gets the same answer. */
export const forgotPassword: Operation = async (context, body, caller) => {
  const { ClientId, Username } = readInput(forgotPasswordInput, body)
  requireClient(context, ClientId)
  const { sub, user } = await findSubject(context, Username)
  await claimMailFromAddress(context, caller)
  await claimPersonal(context, 'codeRequests', sub)
  const to = user?.enabled ? user.email : null
  await context.db.transaction((tx) => sendCode(context, tx, { sub, purpose: 'Recovery', to }))
  deliverMails(context)
  return { CodeDeliveryDetails: deliveryDetails(normaliseEmail(Username)) }
}

const confirmForgotPasswordInput = object({
  ClientId: textInput().required(),
  Username: textInput().required(),
  ConfirmationCode: codeInput().required(),
  Password: textInput().required(),
})

/** Sets a new password by a recovery code and ends every session. */
export const confirmForgotPassword: Operation = async (context, body, caller) => {
  const { ClientId, Username, ConfirmationCode, Password } = readInput(confirmForgotPasswordInput, body)
  requireClient(context, ClientId)
  const { sub, user } = await findSubject(context, Username)
  checkPassword(Password, user?.email ?? Username)
  const forgiveAddress = await claimGuess(context, caller, 'confirmations', sub)
  const redemption = await context.db.transaction(async (tx) => {
    const result = await redeemCode(context, tx, { sub, purpose: 'Recovery', code: ConfirmationCode })
    if (result.outcome === 'good') {
      await setPassword(context, tx, sub, Password)
      await raiseGeneration(context, tx, sub)
      await forgiveSignIns(tx, sub)
      if (user?.status === 'Unconfirmed')
        await recordAccount(context, tx, { operation: 'SignUp', sub, caller })
      await tellOwner(context, tx, { change: 'ResetPassword', sub, caller })
    }
    return result
  })
  if (redemption.outcome !== 'good') {
    await noteEvent(context, context.db, { kind: 'CodeFailed', accountId: user?.sub ?? null, caller })
    throw redemption.outcome === 'wrong' || !user ? refusals.wrongCode() : refusals.expiredCode()
  }
  deliverMails(context)
  await forgiveAddress()
  return {}
}

const changePasswordInput = object({
  AccessToken: tokenInput().required(),
  PreviousPassword: textInput().required(),
  ProposedPassword: textInput().required(),
})

/** Changes the password and ends all other sessions of the account. */
export const changePassword: Operation = async (context, body, caller) => {
  const { AccessToken, PreviousPassword, ProposedPassword } = readInput(changePasswordInput, body)
  const { user, originJti } = await requireAccess(context, AccessToken)
  checkPassword(ProposedPassword, user.email)
  const forgiveAddress = await claimGuess(context, caller, 'passwordChanges', user.sub)
  const known = verifierOf(context, user.sub, user.sealedVerifier)
  if (!isPasswordOf(context.poolName, user.sub, PreviousPassword, known)) {
    await noteEvent(context, context.db, { kind: 'PasswordChangeFailed', accountId: user.sub, caller })
    throw refusals.wrongPassword()
  }
  await context.db.transaction(async (tx) => {
    await setPassword(context, tx, user.sub, ProposedPassword)
    await tellOwner(context, tx, { change: 'ChangePassword', sub: user.sub, caller })
    await tx
      .update(poolRefreshTokens)
      .set({ revokedAt: context.clock.now() })
      .where(
        and(
          eq(poolRefreshTokens.sub, user.sub),
          ne(poolRefreshTokens.originJti, originJti),
          isNull(poolRefreshTokens.revokedAt),
        ),
      )
  })
  deliverMails(context)
  await forgiveAddress()
  return {}
}
