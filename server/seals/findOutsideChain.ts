import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { RecordKind } from './sealedRecords'

/** The job runs every minute; this allows for failures and downtime. */
const LATE = sql`interval '15 minutes'`
/** An old log of some million rows takes an hour. */
const STRETCH_LATE = sql`interval '1 day'`

export type Found = { findings: Finding[]; broken: number }

type Counted = { broken: string; ids: string[] | null }

const found = (kind: Finding['kind'], { broken, ids }: Counted): Found => ({
  findings: (ids ?? []).map((id) => ({ kind, activityId: Number(id), no: null })),
  broken: Number(broken),
})

/** Rows without a seal: those that wait, and those that wait too long or bypassed the trigger. */
export async function findUnsealed(db: Queryable): Promise<Found & { waiting: number }> {
  const { rows } = await db.execute<Counted & { waiting: string }>(sql`
    SELECT count(*) FILTER (WHERE NOT late) AS waiting, count(*) FILTER (WHERE late) AS broken,
      (array_agg(id ORDER BY id) FILTER (WHERE late))[1:100] AS ids
    FROM (
      SELECT a.id, coalesce(u.since < now() - CASE WHEN u.first_id = u.last_id THEN ${LATE} ELSE ${STRETCH_LATE} END, true) AS late
      FROM activities a LEFT JOIN unsealed_activities u ON a.id BETWEEN u.first_id AND u.last_id
      WHERE NOT EXISTS (SELECT FROM activity_seals s WHERE s.activity_id = a.id)
    ) AS unsealed`)
  const [row = { broken: '0', ids: null, waiting: '0' }] = rows
  return { ...found('unsealed', row), waiting: Number(row.waiting) }
}

/** Rows that waited to be sealed and are missing. */
export async function findLostUnsealed(db: Queryable): Promise<Found> {
  const { rows } = await db.execute<Counted>(sql`
    SELECT count(*) AS broken, (array_agg(first_id ORDER BY first_id))[1:100] AS ids
    FROM unsealed_activities u
    WHERE first_id = last_id AND NOT EXISTS (SELECT FROM activities a WHERE a.id = u.first_id)`)
  return found('missing', rows[0] ?? { broken: '0', ids: null })
}

/** Sealed reasons that are missing although the person has not left. */
export async function findLostReasons(db: Queryable): Promise<Found> {
  const { rows } = await db.execute<Counted>(sql`
    SELECT count(*) AS broken, (array_agg(a.id ORDER BY a.id))[1:100] AS ids
    FROM activity_seals s JOIN activities a ON a.id = s.activity_id
    WHERE s.reason_digest IS NOT NULL
      AND NOT EXISTS (SELECT FROM activity_reasons r WHERE r.activity_id = a.id)
      AND NOT EXISTS (SELECT FROM user_profiles p WHERE p.id = a.user_id AND p.delete_status)`)
  return found('missing', rows[0] ?? { broken: '0', ids: null })
}

/**
 * - `changed`: the row, its reason or its seal is not what it was when it was sealed
 * - `missing`: the row was sealed, or waited for it, and is gone; or its reason, of somebody who has not left
 * - `swapped`: its contents are those of another row, `other`
 * - `unchained`: there is no seal of this number, `no`
 * - `unsealed`: the row has no seal and should have had one long ago
 * - `truncated`: the chain ends before the number that was written down outside the database
 * - `rewritten`: the seal of that number is another one than was written down
 * - `otherKey`: it is sealed by a key that is not here, and cannot be verified
 */
export type FindingKind =
  'changed' | 'missing' | 'swapped' | 'unchained' | 'unsealed' | 'truncated' | 'rewritten' | 'otherKey'

export type Finding = {
  kind: FindingKind
  /** The log row; null if only a seal is known. */
  activityId: number | null
  /** The seal's number; null for a row without one. */
  no: number | null
  other?: number
  /** The affected record of money or judgement, instead of a log row. */
  record?: { kind: RecordKind; id: string }
  /** The file of the head. */
  key?: string
}
