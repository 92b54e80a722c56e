import { asc, eq } from 'drizzle-orm'
import { pushSaid } from '../../../shared/words/program/push'
import { ownDataLabels as labels } from '../../../shared/words/records/ownData'
import type { Queryable } from '../../ground/db/client'
import { pushDevices } from '../../ground/tables/push'
import type { Vault } from '../../ground/vault/vault'
import { timeValue, type OwnRecord } from './ownValues'

/** Oldest first; of the address only whose service it is, because whoever has it may try to send. */
export async function pushRecords(db: Queryable, userId: string, vault: Vault): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id))
  const devices = await vault.open(db, 'push_devices', rows)
  return devices.map(({ target, kinds, createdAt, seenAt }) => [
    [labels.pushKinds, kinds.map((kind) => pushSaid[kind].label).join('、')],
    [labels.pushService, target ? new URL(target.Endpoint).host : ''],
    [labels.pushSince, timeValue(createdAt)],
    [labels.pushSeen, timeValue(seenAt)],
  ])
}
