import { asc, eq, and, isNotNull } from 'drizzle-orm'
import { activityText, textForOneself } from '../../ground/words/activityText'
import { securityEventLabels } from '../../../shared/words/labels/consoleLabels'
import { actorLabels, ownDataLabels as labels } from '../../../shared/words/records/ownData'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { mailContents } from '../../ground/outbox/mailContent'
import { mailLabel } from '../../ground/outbox/isResendable'
import { activities } from '../../ground/tables/activity'
import { poolPasskeys } from '../../ground/tables/identity'
import { mailOutbox } from '../../ground/tables/mail'
import { securityEvents } from '../../ground/tables/security'
import { type OwnRecord, timeValue, rowsOf } from './ownValues'
import { pushSaid } from '../../../shared/words/program/push'
import { pushDevices } from '../../ground/tables/push'
import type { Vault } from '../../ground/vault/vault'

/** A question whether somebody is here already would tell a neighbour who is. */
const untold = (['OpenPoint', 'ClosePoint', 'SettlePoint'] as const).map((operation) =>
  activityText({ category: 'Profile', operation, kind: 'SamePerson' }),
)

/** A person's log, oldest first; of other actors only whether it was the office. */
export async function logRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ time: activities.time, actorId: activities.actorId, text: activities.text })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(asc(activities.time), asc(activities.id))
  const told = rows.filter(({ text }) => !untold.some((sentence) => text.startsWith(sentence)))
  return told.map(({ time, actorId, text }) => [
    [labels.loggedAt, timeValue(time)],
    [labels.logged, textForOneself(text)],
    [labels.actor, actorLabels[actorId === null ? 'system' : actorId === userId ? 'self' : 'office']],
  ])
}

/** Passkeys in our own user pool, oldest first; the private keys stay on the person's devices. */
export async function passkeyRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ name: poolPasskeys.name, made: poolPasskeys.createdAt, used: poolPasskeys.lastUsedAt })
    .from(poolPasskeys)
    .where(eq(poolPasskeys.sub, userId))
    .orderBy(asc(poolPasskeys.createdAt), asc(poolPasskeys.credentialId))
  return rows.map(({ name, made, used }) => [
    [labels.passkey, name],
    [labels.passkeyMade, timeValue(made)],
    [labels.passkeyUsed, timeValue(used)],
  ])
}

/** Sign-in attempts and the like on a person's account within the last 90 days, oldest first. */
export async function securityRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, userId))
    .orderBy(asc(securityEvents.time), asc(securityEvents.id))
  return rows.map(({ time, kind, count, network }) => [
    [labels.loggedAt, timeValue(time)],
    [labels.logged, securityEventLabels[kind]],
    [labels.times, String(count)],
    [labels.network, network],
  ])
}

export async function mailRecords(
  db: Queryable,
  userId: string,
  deps: Pick<Deps, 'settings' | 'texts' | 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, userId), isNotNull(mailOutbox.sentAt)))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id))
  const contents = await mailContents(rows, { ...deps, db })
  return rows.map(({ id, kind, sentAt }) => [
    [labels.mailKind, mailLabel(kind)],
    [labels.sentAt, timeValue(sentAt)],
    [labels.mailSubject, contents.get(id)?.subject ?? ''],
    [labels.mailText, contents.get(id)?.text ?? ''],
  ])
}

/** Oldest first; of the address only whose service it is, because whoever has it may try to send. */
export async function pushRecords(db: Queryable, userId: string, vault: Vault): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, pushDevices, ['createdAt', 'id'])
  const devices = await vault.open(db, 'push_devices', rows)
  return devices.map(({ target, kinds, createdAt, seenAt }) => [
    [labels.pushKinds, kinds.map((kind) => pushSaid[kind].label).join('、')],
    [labels.pushService, target ? new URL(target.Endpoint).host : ''],
    [labels.pushSince, timeValue(createdAt)],
    [labels.pushSeen, timeValue(seenAt)],
  ])
}
