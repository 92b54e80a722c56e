import { eq, getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { logDayChanges, logDays } from '../../ground/tables/activity'
import { countChanges, counts, tallies, tallyChanges } from '../../ground/tables/tallies'

/** Maximum changes per statement, for large imports. */
const AT_ONCE = 50_000

/** The columns of a cell's key, and of its unique index. */
const CELL = { key: 'kind, key, day', once: 'kind, key, day' }
const TEXT = { key: 'day, category, operation, text', once: 'day, category, operation, md5(text)' }

/**
 * Adds pending changes to the tallies, the counts and the days of the log.
 * @returns the number of changes
 */
export async function foldTallies({ db }: Pick<Deps, 'db'>): Promise<number> {
  const folded = [
    await fold(db, { into: tallies, changes: tallyChanges, number: tallies.people, ...CELL }),
    await fold(db, { into: counts, changes: countChanges, number: counts.amount, ...CELL }),
    await fold(db, { into: logDays, changes: logDayChanges, number: logDays.entries, ...TEXT }),
  ]
  return folded.reduce((all, changes) => all + changes, 0)
}

type Kept = { key: string; once: string } & (
  | { into: typeof tallies; changes: typeof tallyChanges; number: typeof tallies.people }
  | { into: typeof counts; changes: typeof countChanges; number: typeof counts.amount }
  | { into: typeof logDays; changes: typeof logDayChanges; number: typeof logDays.entries }
)

/** Each batch is one statement, so a reader sees each change exactly once; a fixed order prevents deadlocks. */
async function fold(db: Database, { into, changes, number, ...cell }: Kept): Promise<number> {
  const [column, key, once] = [sql.identifier(number.name), sql.raw(cell.key), sql.raw(cell.once)]
  const table = sql.identifier(getTableName(into))
  let done = 0
  for (let taken = AT_ONCE; taken === AT_ONCE; done += taken) {
    const { rows } = await db.execute<{ taken: number }>(sql`
      WITH taken AS (
        DELETE FROM ${changes} WHERE id = ANY (ARRAY(
          SELECT id FROM ${changes} ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))
        RETURNING ${key}, ${column}
      ), added AS (
        INSERT INTO ${table} (${key}, ${column}) SELECT ${key}, sum(${column}) FROM taken
        GROUP BY ${key} HAVING sum(${column}) <> 0 ORDER BY ${key}
        ON CONFLICT (${once}) DO UPDATE SET ${column} = ${table}.${column} + excluded.${column}
      )
      SELECT count(*)::integer AS taken FROM taken`)
    taken = rows[0]?.taken ?? 0
  }
  if (done > 0) await db.delete(into).where(eq(number, 0))
  return done
}
