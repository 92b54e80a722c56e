import { and, eq, isNotNull } from 'drizzle-orm'
import { boolean, object } from 'yup'
import { deliverMails } from '../codes/sendCode'
import { refusals } from '../poolError'
import { requireAccess, requireProof } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, tokenInput } from '../protocol/readInput'
import { poolUsers } from '../tables'
import { tellOwner } from '../users/tellOwner'

const input = object({
  AccessToken: tokenInput().required(),
  SoftwareTokenMfaSettings: object({ Enabled: boolean().strict(), PreferredMfa: boolean().strict() })
    .nullable()
    .default(undefined),
})

/**
 * Switches the second factor on or off; on only with an app that was proved, off only after a fresh sign-in, which asks
 * for the app. Whoever must have one goes to another administrator.
 */
export const setUserMfaPreference: Operation = async (context, body, caller) => {
  const { AccessToken, SoftwareTokenMfaSettings: settings } = readInput(input, body)
  const { user } = await requireAccess(context, AccessToken)
  if (settings?.Enabled === undefined) return {}
  if (settings.Enabled) {
    if (!user.sealedTotpSecret) throw refusals.parameter('User has not verified software token mfa')
    await context.db
      .update(poolUsers)
      .set({ mfaEnabled: true, updatedAt: context.clock.now() })
      .where(and(eq(poolUsers.sub, user.sub), isNotNull(poolUsers.sealedTotpSecret)))
    return {}
  }
  await requireProof(context, AccessToken, caller)
  if (context.totpRequiredFor.some((group) => user.groups.includes(group))) throw refusals.totpRequired()
  await context.db.transaction(async (tx) => {
    // Without it the key is forgotten: to come back, an app has to be proved anew.
    const removed = await tx
      .update(poolUsers)
      .set({
        mfaEnabled: false,
        sealedTotpSecret: null,
        sealedPendingTotpSecret: null,
        updatedAt: context.clock.now(),
      })
      .where(and(eq(poolUsers.sub, user.sub), isNotNull(poolUsers.sealedTotpSecret)))
      .returning({ sub: poolUsers.sub })
    if (removed.length > 0) await tellOwner(context, tx, { change: 'RemoveTotp', sub: user.sub, caller })
  })
  deliverMails(context)
  return {}
}
