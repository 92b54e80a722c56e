import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../server/ground/db/client'
import type { PoolContext } from '../../ground/context'
import { SESSION_LIFETIME } from '../../ground/limits'
import { poolSessions } from '../../../server/ground/tables/identity'
import { named } from '../../../server/ground/db/named'
import { hashToken } from './issueTokens'

export type SessionStep = (typeof poolSessions.$inferSelect)['step']
type Payload = Record<string, string>
export type Session = { sub: string; payload: Payload }

const TOKEN_BYTES = 32

/** Opens the next step of a sign-in: a random token, valid for three minutes, one person and one step. */
export async function openSession(
  context: PoolContext,
  session: { sub: string; step: SessionStep; payload?: Payload; tries?: number },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64')
  await keepChallenge(context, { ...session, token })
  return token
}

/** A step whose token was made elsewhere: random, and as hard to guess. */
export async function keepChallenge(
  context: PoolContext,
  session: { token: string; sub: string; step: SessionStep; payload?: Payload; tries?: number },
): Promise<void> {
  const now = context.clock.now()
  await opened(context.db, {
    tokenHash: hashToken(session.token),
    sub: session.sub,
    step: session.step,
    payload: JSON.stringify(session.payload ?? {}),
    triesLeft: session.tries ?? 1,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME),
  })
}

const of = (name: keyof typeof poolSessions.$inferSelect) => sql.placeholder(name)
const opened = named(
  sql`insert into ${poolSessions} (token_hash, sub, step, payload, tries_left, created_at, expires_at) values
    (${of('tokenHash')}, ${of('sub')}, ${of('step')}, ${of('payload')}, ${of('triesLeft')}, ${of('createdAt')}, ${of('expiresAt')})`,
  () => null,
)

const live = (context: PoolContext, token: string, step: SessionStep) =>
  and(
    eq(poolSessions.tokenHash, hashToken(token)),
    eq(poolSessions.step, step),
    gt(poolSessions.expiresAt, context.clock.now()),
  )

function isPayload(value: unknown): value is Payload {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  )
}

export const toPayload = (value: unknown) => (isPayload(value) ? value : null)

function toSession(row: { sub: string; payload: unknown } | undefined): Session | null {
  return row && isPayload(row.payload) ? { sub: row.sub, payload: row.payload } : null
}

/** Part of a statement, with `sessionValues`: deletes a session; of two simultaneous callers one gets it. */
export const removeSession = sql`delete from ${poolSessions} where token_hash = ${sql.placeholder('sessionHash')}
  and step = ${sql.placeholder('sessionStep')} and expires_at > ${sql.placeholder('sessionNow')} returning sub, payload`

export const sessionValues = (context: PoolContext, token: string, step: SessionStep) => ({
  sessionHash: hashToken(token),
  sessionStep: step,
  sessionNow: context.clock.now(),
})

const removed = named(removeSession, ([sub, payload]) => toSession({ sub: String(sub), payload }))

export async function takeSession(context: PoolContext, db: Queryable, token: string, step: SessionStep) {
  const [session] = await removed(db, sessionValues(context, token, step))
  return session ?? null
}

/** Uses one attempt of a session and leaves it open; null when no attempt is left. */
export async function trySession(context: PoolContext, token: string, step: SessionStep) {
  const [row] = await context.db
    .update(poolSessions)
    .set({ triesLeft: sql`${poolSessions.triesLeft} - 1` })
    .where(and(live(context, token, step), gt(poolSessions.triesLeft, 0)))
    .returning({ sub: poolSessions.sub, payload: poolSessions.payload })
  return toSession(row)
}
