import { eq } from 'drizzle-orm'
import { boolean, object } from 'yup'
import { refusals } from '../poolError'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, tokenInput } from '../protocol/readInput'
import { poolUsers } from '../tables'

const input = object({
  AccessToken: tokenInput().required(),
  SoftwareTokenMfaSettings: object({ Enabled: boolean().strict(), PreferredMfa: boolean().strict() })
    .nullable()
    .default(undefined),
})

/** Switches the second factor on or off; on only with an app that was proved. */
export const setUserMfaPreference: Operation = async (context, body) => {
  const { AccessToken, SoftwareTokenMfaSettings: settings } = readInput(input, body)
  const { user } = await requireAccess(context, AccessToken)
  if (settings?.Enabled === undefined) return {}
  if (settings.Enabled && !user.sealedTotpSecret)
    throw refusals.parameter('User has not verified software token mfa')
  // Without it the key is forgotten: to come back, an app has to be proved anew.
  const off = { mfaEnabled: false, sealedTotpSecret: null, sealedPendingTotpSecret: null }
  await context.db
    .update(poolUsers)
    .set({ ...(settings.Enabled ? { mfaEnabled: true } : off), updatedAt: context.clock.now() })
    .where(eq(poolUsers.sub, user.sub))
  return {}
}
