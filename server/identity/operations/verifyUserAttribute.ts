import { eq } from 'drizzle-orm'
import { object } from 'yup'
import { redeemCode } from '../codes/redeemCode'
import { claimGuess } from '../limits/guards'
import { refusals } from '../poolError'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { codeInput, readInput, textInput, tokenInput } from '../protocol/readInput'
import { poolUsers } from '../tables'
import { isUniqueViolation } from '../users/isUniqueViolation'

const input = object({
  AccessToken: tokenInput().required(),
  AttributeName: textInput().required(),
  Code: codeInput().required(),
})

/**
 * Makes the proved address the account's.
 * @throws CodeMismatchException, ExpiredCodeException, AliasExistsException when somebody else took it meanwhile
 */
export const verifyUserAttribute: Operation = async (context, body, caller) => {
  const { AccessToken, AttributeName, Code } = readInput(input, body)
  const { user } = await requireAccess(context, AccessToken)
  if (AttributeName !== 'email') throw refusals.parameter('Only the email attribute can be verified.')
  const forgiveAddress = await claimGuess(context, caller, 'confirmations', user.sub)
  const redemption = await context.db
    .transaction(async (tx) => {
      const result = await redeemCode(context, tx, { sub: user.sub, purpose: 'Email', code: Code })
      if (result.outcome === 'good' && result.email)
        await tx
          .update(poolUsers)
          .set({ email: result.email, emailVerified: true, updatedAt: context.clock.now() })
          .where(eq(poolUsers.sub, user.sub))
      return result
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? refusals.changeTaken() : error
    })
  if (redemption.outcome === 'wrong') throw refusals.wrongCode()
  if (redemption.outcome === 'none') throw refusals.expiredCode()
  await forgiveAddress()
  return {}
}
