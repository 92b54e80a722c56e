import { object } from 'yup'
import { raiseGeneration } from '../passwords/setPassword'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, tokenInput } from '../protocol/readInput'
import { noteEvent } from '../users/noteEvent'
import { recordAccount } from '../users/recordAccount'

const input = object({ AccessToken: tokenInput().required() })

export const globalSignOut: Operation = async (context, body, caller) => {
  const { user } = await requireAccess(context, readInput(input, body).AccessToken)
  await context.db.transaction(async (tx) => {
    await raiseGeneration(context, tx, user.sub)
    await recordAccount(context, tx, { operation: 'SignOutEverywhere', sub: user.sub, caller })
    await noteEvent(context, tx, { kind: 'SignedOutEverywhere', accountId: user.sub, caller })
  })
  return {}
}
