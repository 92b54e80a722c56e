import { and, eq } from 'drizzle-orm'
import { object } from 'yup'
import { keepUsedCode, redeemCode } from '../codes/redeemCode'
import { claimGuess } from '../limits/guards'
import { refusals } from '../poolError'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { codeInput, readInput, textInput } from '../protocol/readInput'
import { poolUsers } from '../tables'
import { findSubject } from '../users/findUser'
import { noteEvent } from '../users/noteEvent'
import { recordAccount } from '../users/recordAccount'

const input = object({
  ClientId: textInput().required(),
  Username: textInput().required(),
  ConfirmationCode: codeInput().required(),
})

/**
 * Confirms an account with its code. Somebody unknown or confirmed already is answered as if no code were out; who
 * brings the code that confirmed the account is told so.
 */
export const confirmSignUp: Operation = async (context, body, caller) => {
  const { ClientId, Username, ConfirmationCode } = readInput(input, body)
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
