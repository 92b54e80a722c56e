import { eq } from 'drizzle-orm'
import { object } from 'yup'
import { followNewEmail } from '../../users/followNewEmail'
import { redeemCode } from '../codes/redeemCode'
import { deliverMails } from '../codes/sendCode'
import { createEmbeddedAdmin } from '../embeddedAdmin'
import { claimGuess } from '../limits/guards'
import { refusals } from '../poolError'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { codeInput, readInput, textInput, tokenInput } from '../protocol/readInput'
import { poolUsers } from '../tables'
import { noteEvent } from '../users/noteEvent'
import { requireOwnAddress } from '../users/requireOwnAddress'
import { isUniqueViolation } from '../users/isUniqueViolation'

const input = object({
  AccessToken: tokenInput().required(),
  AttributeName: textInput().required(),
  Code: codeInput().required(),
})

/**
 * Makes the proved address the account's and the profile's; the old one hears of it. The fresh sign-in was asked for
 * when the code was: a mail may take longer than such a proof lasts, and nobody else knows the code.
 * @throws CodeMismatchException, ExpiredCodeException, AliasExistsException when somebody else took it meanwhile
 */
export const verifyUserAttribute: Operation = async (context, body, caller) => {
  const { AccessToken, AttributeName, Code } = readInput(input, body)
  const { user } = await requireAccess(context, AccessToken)
  if (AttributeName !== 'email') throw refusals.parameter('Only the email attribute can be verified.')
  await requireOwnAddress(context, user)
  const forgiveAddress = await claimGuess(context, caller, 'confirmations', user.sub)
  const redemption = await context.db
    .transaction(async (tx) => {
      const result = await redeemCode(context, tx, { sub: user.sub, purpose: 'Email', code: Code })
      if (result.outcome !== 'good' || !result.email) return result
      const now = context.clock.now()
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
