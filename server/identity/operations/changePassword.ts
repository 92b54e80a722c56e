import { and, eq, isNull, ne } from 'drizzle-orm'
import { object } from 'yup'
import { deliverMails } from '../codes/sendCode'
import { claimGuess } from '../limits/guards'
import { checkPassword } from '../passwords/checkPassword'
import { setPassword } from '../passwords/setPassword'
import { refusals } from '../poolError'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, textInput, tokenInput } from '../protocol/readInput'
import { isPasswordOf, verifierOf } from '../srp/verifier'
import { poolRefreshTokens } from '../tables'
import { noteEvent } from '../users/noteEvent'
import { tellOwner } from '../users/tellOwner'

const input = object({
  AccessToken: tokenInput().required(),
  PreviousPassword: textInput().required(),
  ProposedPassword: textInput().required(),
})

/** Changes the password of somebody signed in who knows the old one, and ends her sessions elsewhere. */
export const changePassword: Operation = async (context, body, caller) => {
  const { AccessToken, PreviousPassword, ProposedPassword } = readInput(input, body)
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
