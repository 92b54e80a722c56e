import { createHmac } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { sharedKey } from '../db/sharedKey'
import { pushDevices } from '../tables/push'

/** Knows an endpoint again without telling it. */
export async function digestOf(db: Queryable, endpoint: string): Promise<string> {
  return createHmac('sha256', await sharedKey(db, 'pushDevices'))
    .update(endpoint)
    .digest('base64url')
}

export const ofDevice = async (db: Queryable, endpoint: string): Promise<SQL> =>
  eq(pushDevices.digest, await digestOf(db, endpoint))

/** All devices of a person, or some; what they wait for goes with them. */
export async function forgetDevices(tx: Queryable, userId: string, which?: SQL): Promise<number> {
  const gone = await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), which))
    .returning({ id: pushDevices.id })
  return gone.length
}
