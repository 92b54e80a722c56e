import { asc, eq, inArray } from 'drizzle-orm'
import type { Topic } from '../../../shared/questionnaire/engine/judgement'
import { isSamePoint, kindOfTopic, pointsToClear } from './pointsToClear'
import type { RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable, Transaction } from '../../ground/db/client'
import type { CheckPoint } from '../../generated/resolvers'
import { clearings, type ClearingRow } from '../../ground/tables/clearings'
import { onlineChecks, type OnlineCheckRow } from '../../ground/tables/screenings'
import type { Vault } from '../../ground/vault/vault'

type Point = { topic: Topic; last: ClearingRow | null }

type Check = Pick<OnlineCheckRow, 'screeningId' | 'judgement'>

const isOpen = ({ last }: Point) => !last || last.cleared?.finding === 'Reopened'

/** All points of a check, cleared or not. Its judgement must be opened. */
export const pointsOf = async (db: Queryable, vault: Vault, check: Check): Promise<Point[]> =>
  (await pointsOfAll(db, vault, [check])).get(check.screeningId) ?? []

async function pointsOfAll(
  db: Queryable,
  vault: Vault,
  checks: readonly Check[],
): Promise<Map<string, Point[]>> {
  const topics = checks.flatMap(({ screeningId, judgement }) =>
    (judgement ? pointsToClear(judgement) : []).map((topic) => ({ screeningId, topic })),
  )
  if (topics.length === 0) return new Map()
  const rows = await db
    .select()
    .from(clearings)
    .where(inArray(clearings.screeningId, [...new Set(topics.map(({ screeningId }) => screeningId))]))
    .orderBy(asc(clearings.round))
  const said = await vault.open(db, 'clearings', rows)
  const points = new Map<string, Point[]>()
  for (const { screeningId, topic } of topics) {
    const isOfIt = ({ screeningId: id, cleared }: ClearingRow) =>
      id === screeningId && cleared !== null && isSamePoint(cleared, topic)
    const last = said.findLast(isOfIt) ?? null
    points.set(screeningId, [...(points.get(screeningId) ?? []), { topic, last }])
  }
  return points
}

export const pointsStillOpen = async (db: Queryable, vault: Vault, check: Check): Promise<Topic[]> =>
  (await pointsOf(db, vault, check)).filter(isOpen).map(({ topic }) => topic)

export async function pointsStillOpenOf(
  db: Queryable,
  vault: Vault,
  checks: readonly Check[],
): Promise<Map<string, Topic[]>> {
  const points = await pointsOfAll(db, vault, checks)
  return new Map([...points].map(([id, of]) => [id, of.filter(isOpen).map(({ topic }) => topic)]))
}

/** Stores their number for lists, because sealed data cannot be searched. The caller has locked the check. */
export async function countPoints(tx: Transaction, vault: Vault, check: Check): Promise<void> {
  const { length: pointsOpen } = await pointsStillOpen(tx, vault, check)
  await tx.update(onlineChecks).set({ pointsOpen }).where(eq(onlineChecks.screeningId, check.screeningId))
}

export async function toCheckPoints(db: Queryable, vault: Vault, check: Check): Promise<CheckPoint[]> {
  const points = await pointsOf(db, vault, check)
  const names = await staffNames(
    db,
    points.flatMap(({ last }) => last?.clearedBy ?? []),
  )
  return points.map(({ topic, last }) => ({
    QuestionId: topic.questionId,
    Kind: kindOfTopic(topic),
    Topic: topic.reason,
    Open: isOpen({ topic, last }),
    Clearing: last?.cleared
      ? {
          Finding: last.cleared.finding,
          Note: last.cleared.note,
          ClearedAt: last.createdAt,
          ClearedByName: names.get(last.clearedBy) ?? null,
        }
      : null,
  }))
}

export async function openCheck(
  db: Queryable,
  vault: Vault,
  screeningId: string,
): Promise<OnlineCheckRow | undefined> {
  const rows = await db.select().from(onlineChecks).where(eq(onlineChecks.screeningId, screeningId))
  const [check] = await vault.open(db, 'online_checks', rows)
  return check
}

/** Points of the check of a screening that the caller may read. */
export async function checkPointsOf(
  { deps: { db, vault } }: Pick<RequestContext, 'deps'>,
  screeningId: string,
): Promise<CheckPoint[]> {
  const check = await openCheck(db, vault, screeningId)
  return check ? toCheckPoints(db, vault, check) : []
}
