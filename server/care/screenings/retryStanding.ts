import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { OnlineCheckResult } from '../../../shared/generated/schema'
import { ONLINE_CHECK_NOT_AGAIN, onlineCheckNotBefore } from '../../../shared/words/program/apiErrors'
import { judge } from '../../../shared/questionnaire/engine/judge'
import { numberOfForm, type Criteria as CriteriaInForce } from '../../../shared/rules/criteria/content'
import type { Region } from '../../../shared/questionnaire/engine/question'
import type { Questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { findCriteriaInForce } from '../criteria/criteriaInForce'
import type { Queryable } from '../../ground/db/client'
import type { OnlineCheckRow, ScreeningRow } from '../../ground/tables/screenings'
import { onlineChecks, screenings } from '../../ground/tables/screenings'
import type { UserProfileRow } from '../../ground/tables/users'
import { profileInAnswer } from '../../records/person/findProfile'
import type { Vault } from '../../ground/vault/vault'
import { onlineCheckKindIn } from './onlineCheckKind'

type Criteria = {
  today: JapaneseDate
  region: Region
  questionnaires: Questionnaires
  current: CriteriaInForce
}
export type On = Criteria & { vault: Vault }

/** Whether a check may be taken again: now, from a day on, or not under the current criteria. */
export type RetryStanding = 'now' | 'never' | { from: JapaneseDate }

/**
 * When the check may be taken again: after a test that did not certify, on the day its reason sets or when the office
 * says; after Failed_1, on its date, or at any time while the cause has no end date; at once if reopened. A newer
 * questionnaire can only make it earlier.
 */
export async function retryStanding(db: Queryable, profile: UserProfileRow, on: On): Promise<RetryStanding> {
  if (profile.userStatus === 'Registration' && profile.retryByOffice) return 'never'
  if (profile.userStatus === 'Registration' && profile.retryFrom && on.today < profile.retryFrom)
    return { from: profile.retryFrom }
  if (profile.onlineCheckResult !== 'Failed_1' && profile.onlineCheckResult !== 'Failed_2') return 'now'
  if (profile.onlineCheckReopenedAt !== null) return 'now'
  const last = await lastSentCheck(db, on.vault, profile.id)
  return last ? sooner(standingAsJudged(last, on), standingToday(last, on)) : 'now'
}

/** The reason why the check may not be taken again; null if it may. */
export async function retryRefusal(...asked: Parameters<typeof retryStanding>): Promise<string | null> {
  const standing = await retryStanding(...asked)
  if (standing === 'now') return null
  return standing === 'never' ? ONLINE_CHECK_NOT_AGAIN : onlineCheckNotBefore(standing.from)
}

export type SentCheck = { check: OnlineCheckRow; type: ScreeningRow['inspectionType'] }

export async function lastSentCheck(db: Queryable, vault: Vault, userId: string): Promise<SentCheck | null> {
  const [last] = await db
    .select({ check: onlineChecks, type: screenings.inspectionType })
    .from(onlineChecks)
    .innerJoin(screenings, eq(screenings.id, onlineChecks.screeningId))
    .where(and(eq(onlineChecks.userId, userId), isNotNull(onlineChecks.submittedAt)))
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
  if (!last) return null
  const [check = last.check] = await vault.open(db, 'online_checks', [last.check])
  return { ...last, check }
}

/** By the stored judgement. */
export const standingAsJudged = ({ check }: SentCheck, { today }: Pick<Criteria, 'today'>): RetryStanding =>
  standingOf(check.onlineCheckResult, check.nextDate, today)

export const judgedBy = ({ criteria, version }: Pick<OnlineCheckRow, 'criteria' | 'version'>): string =>
  criteria ?? numberOfForm(version)

/** By the current criteria, for the same answers. */
export function standingToday(
  { check, type }: SentCheck,
  { today, region: { name }, current }: Criteria,
): RetryStanding {
  if (judgedBy(check) === current.criteria.number)
    return standingOf(check.onlineCheckResult, check.nextDate, today)
  const kind = type === 'Renewal' ? 'renewal' : 'registration'
  const answeredOn = check.submittedAt ? japaneseDateOf(check.submittedAt) : today
  const { carried } = check
  const region = { name, municipalities: current.municipalities }
  const { result, nextDate } = judge(check.answers, current, {
    today,
    answeredOn,
    carried,
    region,
    kind,
    upheld: check.judgement?.basis?.upheld,
  })
  return standingOf(result, nextDate, today)
}

function standingOf(
  result: OnlineCheckResult | null,
  nextDate: JapaneseDate | null,
  today: JapaneseDate,
): RetryStanding {
  if (result === 'Failed_2') return 'never'
  return result === 'Failed_1' && nextDate && today < nextDate ? { from: nextDate } : 'now'
}

/** The one with the earlier return. */
export function sooner(a: RetryStanding, b: RetryStanding): RetryStanding {
  if (a === 'now' || b === 'now') return 'now'
  if (a === 'never') return b
  return b === 'never' || a.from <= b.from ? a : b
}

type Context = Pick<RequestContext, 'deps' | 'now'>

/** Whether `startOnlineCheck` would open or return a check today, suspension aside. */
export const mayStartOnlineCheck = async (context: Context, userId: string): Promise<boolean> =>
  (await standingOfPerson(context, userId)) === 'now'

/** The future day from which the check may be taken again; null if today or unknown. */
export async function retryFrom(context: Context, userId: string): Promise<JapaneseDate | null> {
  const standing = await standingOfPerson(context, userId)
  return typeof standing === 'object' ? (standing?.from ?? null) : null
}

async function standingOfPerson(context: Context, userId: string): Promise<RetryStanding | null> {
  const profile = await profileInAnswer(context, userId)
  if (!profile || profile.deleteStatus || !onlineCheckKindIn(profile.userStatus)) return 'never'
  return standingOfRow(context, profile)
}

/** Read once for both fields that use it: they share the row. */
const standingOfRow = gathering(async (context: Context, rows: UserProfileRow[]) => {
  const standings = rows.map(async (row) => [row, await readStanding(context, row)] as const)
  return new Map(await Promise.all(standings))
})

async function readStanding(context: Context, profile: UserProfileRow): Promise<RetryStanding> {
  const { deps, now } = context
  const [open] = await deps.db
    .select({ id: onlineChecks.screeningId })
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, profile.id), isNull(onlineChecks.submittedAt)))
  if (open) return 'now'
  const current = await findCriteriaInForce(deps.db, deps)
  if (!current) return 'never'
  return retryStanding(deps.db, profile, {
    today: japaneseDateOf(now),
    region: deps.texts.region,
    questionnaires: deps.questionnaires,
    current,
    vault: deps.vault,
  })
}
