import { and, arrayContains, asc, eq, lt, lte, sql } from 'drizzle-orm'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import { PUSH_KEPT_DAYS, pushMessage } from '../../../shared/words/program/push'
import type { Deps } from '../../ground/deps'
import type { Push } from '../../ground/push/createPush'
import { poolRefreshTokens, poolUsers } from '../../ground/tables/identity'
import { CANCELLED, mailOutbox } from '../../ground/tables/mail'
import { pushDevices, pushMessages } from '../../ground/tables/push'
import { notSuspended, userProfiles } from '../../ground/tables/users'

/** Slow push services keep nobody waiting for long. */
const AT_ONCE = 8
const MOST_TRIES = 4
const FIRST_RETRY_MS = 5 * 60_000
const RETRY_FACTOR = 3

type Message = typeof pushMessages.$inferSelect

/**
 * Tells devices what is due. A row is taken before it is sent: what a crash cuts off is not sent again, because the mail is
 * there. What was not sent on its day is dropped.
 * @returns the number of messages sent
 */
export async function sendPushes(deps: Deps, now: Date): Promise<number> {
  const { push } = deps
  if (!push) return 0
  await forgetEnded(deps, now)
  await deps.db.delete(pushMessages).where(lte(pushMessages.until, now))
  const first = await take(deps, now)
  if (!first) return 0
  const others = Array.from({ length: AT_ONCE - 1 }, async () =>
    sendInTurn(deps, push, now, await take(deps, now)),
  )
  const sent = await Promise.all([sendInTurn(deps, push, now, first), ...others])
  return sent.reduce((sum, count) => sum + count, 0)
}

async function sendInTurn(deps: Deps, push: Push, now: Date, first: Message | null): Promise<number> {
  let sent = 0
  for (let message = first; message; message = await take(deps, now))
    if (await send(deps, push, message, now)) sent++
  return sent
}

async function take({ db }: Pick<Deps, 'db'>, now: Date): Promise<Message | null> {
  const next = db
    .select({ mailId: pushMessages.mailId, deviceId: pushMessages.deviceId })
    .from(pushMessages)
    .where(lte(pushMessages.dueAt, now))
    .orderBy(asc(pushMessages.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .delete(pushMessages)
    .where(sql`(${pushMessages.mailId}, ${pushMessages.deviceId}) in ${next}`)
    .returning()
  return taken ?? null
}

/** Asks once more who is there and what is wanted. */
async function send(deps: Deps, push: Push, message: Message, now: Date): Promise<boolean> {
  const { db, vault, log, texts } = deps
  const rows = await db
    .select({ device: pushDevices })
    .from(pushDevices)
    .innerJoin(userProfiles, eq(userProfiles.id, pushDevices.userId))
    .innerJoin(mailOutbox, eq(mailOutbox.id, message.mailId))
    .where(
      and(
        eq(pushDevices.id, message.deviceId),
        arrayContains(pushDevices.kinds, [message.kind]),
        eq(userProfiles.deleteStatus, false),
        notSuspended,
        sql`${mailOutbox.lastError} is distinct from ${CANCELLED}`,
      ),
    )
  const [device] = await vault.open(
    db,
    'push_devices',
    rows.map((row) => row.device),
  )
  if (!device?.target) return false
  const { id, keyId, target } = device
  const until = message.until
  const outcome = await push.send({ target, keyId }, pushMessage(message.kind, texts.serviceName), {
    now,
    until,
  })
  if (outcome === 'gone')
    await db.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.digest, device.digest)))
  if (outcome === 'later') await putBack(deps, message, now)
  if (outcome !== 'sent') log.warn({ push: message.kind, outcome }, 'a device was not told')
  return outcome === 'sent'
}

/** Unless the device or the mail is gone meanwhile. */
async function putBack({ db }: Pick<Deps, 'db'>, message: Message, now: Date): Promise<void> {
  const attempts = message.attempts + 1
  if (attempts >= MOST_TRIES) return
  const dueAt = new Date(now.getTime() + FIRST_RETRY_MS * RETRY_FACTOR ** message.attempts)
  await db.transaction(async (tx) => {
    const [device] = await tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.id, message.deviceId))
      .for('key share')
    const [mail] = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(eq(mailOutbox.id, message.mailId))
      .for('key share')
    if (device && mail) await tx.insert(pushMessages).values({ ...message, attempts, dueAt })
  })
}

/** Devices whose sign-in was ended, wherever it was ended, and those that were not used for a year. */
async function forgetEnded({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  const ended = sql`exists (
    select from ${poolRefreshTokens} join ${poolUsers} on ${poolUsers.sub} = ${poolRefreshTokens.sub}
    where ${poolRefreshTokens.originJti}::text = ${pushDevices.session}
      and (${poolRefreshTokens.revokedAt} is not null or ${poolRefreshTokens.generation} <> ${poolUsers.generation}))`
  await db.delete(pushDevices).where(ended)
  const since = startOfJapaneseDate(addDays(japaneseDateOf(now), -PUSH_KEPT_DAYS))
  await db.delete(pushDevices).where(lt(pushDevices.seenAt, since))
}
