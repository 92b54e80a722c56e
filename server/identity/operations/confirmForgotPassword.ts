import { object } from 'yup'
import { redeemCode } from '../codes/redeemCode'
import { deliverMails } from '../codes/sendCode'
import { claimGuess } from '../limits/guards'
import { forgiveSignIns } from '../limits/signInLock'
import { checkPassword } from '../passwords/checkPassword'
import { raiseGeneration, setPassword } from '../passwords/setPassword'
import { refusals } from '../poolError'
import { requireClient } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { codeInput, readInput, textInput } from '../protocol/readInput'
import { findSubject } from '../users/findUser'
import { noteEvent } from '../users/noteEvent'
import { recordAccount } from '../users/recordAccount'
import { tellOwner } from '../users/tellOwner'

const input = object({
  ClientId: textInput().required(),
  Username: textInput().required(),
  ConfirmationCode: codeInput().required(),
  Password: textInput().required(),
})

/** Sets a new password by a recovery code and ends every session: whoever knew the old one is out. */
export const confirmForgotPassword: Operation = async (context, body, caller) => {
  const { ClientId, Username, ConfirmationCode, Password } = readInput(input, body)
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
