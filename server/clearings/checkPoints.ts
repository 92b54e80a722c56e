import { asc, eq } from 'drizzle-orm'
import type { Topic } from '../../shared/questionnaire/judgement'
import { isSamePoint, kindOfTopic, pointsToClear } from '../../shared/questionnaire/pointsToClear'
import type { RequestContext } from '../access/context'
import { staffNames } from '../access/staffNames'
import type { Queryable, Transaction } from '../db/client'
import type { CheckPoint } from '../generated/resolvers'
import { clearings, type ClearingRow } from '../schema/clearings'
import { onlineChecks, type OnlineCheckRow } from '../schema/screenings'
import type { Vault } from '../vault/vault'

/** A point of a check with the last word about it. */
type Point = { topic: Topic; last: ClearingRow | null }

type Check = Pick<OnlineCheckRow, 'screeningId' | 'judgement'>

const isOpen = ({ last }: Point) => !last || last.cleared?.finding === 'Reopened'

/** What a check leaves to be cleared, cleared or not. Its judgement is open. */
export async function pointsOf(db: Queryable, vault: Vault, check: Check): Promise<Point[]> {
  const topics = check.judgement ? pointsToClear(check.judgement) : []
  if (topics.length === 0) return []
  const rows = await db
    .select()
    .from(clearings)
    .where(eq(clearings.screeningId, check.screeningId))
    .orderBy(asc(clearings.round))
  const said = await vault.open(db, 'clearings', rows)
  return topics.map((topic) => ({
    topic,
    last: said.findLast(({ cleared }) => cleared && isSamePoint(cleared, topic)) ?? null,
  }))
}

/** Those that nobody has cleared. */
export const pointsStillOpen = async (db: Queryable, vault: Vault, check: Check): Promise<Topic[]> =>
  (await pointsOf(db, vault, check)).filter(isOpen).map(({ topic }) => topic)

/** Keeps their number with the check, by which lists find it: what is sealed is not asked. The check is held. */
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

/** The check of a screening, with its judgement. */
export async function openCheck(
  db: Queryable,
  vault: Vault,
  screeningId: string,
): Promise<OnlineCheckRow | undefined> {
  const rows = await db.select().from(onlineChecks).where(eq(onlineChecks.screeningId, screeningId))
  const [check] = await vault.open(db, 'online_checks', rows)
  return check
}

/** Of the check of a screening that the caller has been granted. */
export async function checkPointsOf(
  { deps: { db, vault } }: Pick<RequestContext, 'deps'>,
  screeningId: string,
): Promise<CheckPoint[]> {
  const check = await openCheck(db, vault, screeningId)
  return check ? toCheckPoints(db, vault, check) : []
}
