import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ApiErrorCode } from '../../../shared/words/program/apiErrorCodes'
import { recordActivity } from '../../ground/recordActivity'
import type { Principal, RequestContext } from '../../ground/access/context'
import { logsRefusals } from '../../ground/access/contract'
import type { Deps } from '../../ground/deps'
import { activities } from '../../ground/tables/activity'
import { recordSecurityEvent } from '../../records/security/recordSecurityEvent'

/** An operation may occur several times in one request. */
export type Refusal = { operation: string; code: ApiErrorCode }

/** The codes recorded for operations with `@logRefusals`. */
const keptOfEntries = new Set<ApiErrorCode>([
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'INVALID_STATE',
  'STATEMENT_MISSING',
  'CONFLICT',
])
/** INVALID_STATE is recorded for every operation; input errors are not. */
const leavesRow = ({ operation, code }: Refusal) =>
  code === 'INVALID_STATE' || (logsRefusals(operation) && keptOfEntries.has(code))

const namesOf = (refusals: readonly Refusal[]) =>
  [...new Set(refusals.map(({ operation }) => operation))].join('、')

/**
 * Records refusals: of a known caller as one row (of a member at most 20 an hour) in the activity log, which is append-only; of guests, who could flood
 * it, as a count per network and minute in the security log.
 */
export async function noteRefused(
  { principal, now, requestId, network, deps }: RequestContext,
  refusals: readonly Refusal[],
): Promise<void> {
  const denied = refusals.filter(({ code }) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')
  if (principal.kind === 'guest') {
    if (denied.length > 0)
      await recordSecurityEvent(deps.db, { kind: 'GuestRefused', accountId: null, network, requestId, now })
    return
  }
  const actorId = principal.id
  if (denied.length > 0) {
    const event = { category: 'Security', operation: 'Deny', operationName: namesOf(denied) } as const
    await record(deps, principal, { event, userId: actorId, actorId, now, requestId })
    return
  }
  // Usually a person who is about to sign in again: not followed up, but worth seeing beside others.
  if (refusals.some(({ code }) => code === 'REAUTHENTICATION_REQUIRED'))
    await recordSecurityEvent(deps.db, { kind: 'ProofMissing', accountId: actorId, network, requestId, now })
  const [first] = refusals.filter(leavesRow)
  if (!first) return
  const event = {
    category: 'Security',
    operation: 'Refuse',
    operationName: namesOf(refusals.filter(({ code }) => code === first.code).filter(leavesRow)),
    code: first.code,
  } as const
  const userId = principal.kind === 'user' ? actorId : null
  await record(deps, principal, { event, userId, actorId, now, requestId })
}

/** Rows of a member's refusals within an hour: nobody deletes them, and no page makes so many. */
const MOST_AN_HOUR = 20
const HOUR_MS = 3_600_000

async function record(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  principal: Principal,
  entry: Parameters<typeof recordActivity>[1] & { now: Date },
): Promise<void> {
  if (principal.kind !== 'user') return void (await recordActivity(db, entry))
  await db.transaction(async (tx) => {
    // One at a time, so that many at once do not all find room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`refusals ${principal.id}`}, 0))`)
    const since = new Date(entry.now.getTime() - HOUR_MS)
    const ofHour = and(eq(activities.userId, principal.id), gt(activities.time, since))
    const refusals = and(
      eq(activities.category, 'Security'),
      inArray(activities.operation, ['Deny', 'Refuse']),
    )
    const kept = await tx.$count(activities, and(ofHour, refusals))
    if (kept < MOST_AN_HOUR) await recordActivity(tx, entry)
    else log.warn({ requestId: entry.requestId }, 'a refusal is not in the activity log: too many in an hour')
  })
}
