import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import type { Deps } from '../deps'
import { countChanges, counts, tallies, tallyChanges } from '../schema/tallies'

/** Maximum changes per statement, for large imports. */
const AT_ONCE = 50_000

/**
 * Adds pending changes to the tallies and the counts.
 * @returns the number of changes
 */
export async function foldTallies({ db }: Pick<Deps, 'db'>): Promise<number> {
  const folded = await fold(db, { into: tallies, changes: tallyChanges, number: tallies.people })
  return folded + (await fold(db, { into: counts, changes: countChanges, number: counts.amount }))
}

type Kept =
  | { into: typeof tallies; changes: typeof tallyChanges; number: typeof tallies.people }
  | { into: typeof counts; changes: typeof countChanges; number: typeof counts.amount }

/** Each batch is one statement, so a reader sees each change exactly once; a fixed order prevents deadlocks. */
async function fold(db: Database, { into, changes, number }: Kept): Promise<number> {
  const column = sql.identifier(number.name)
  let done = 0
  for (let taken = AT_ONCE; taken === AT_ONCE; done += taken) {
    const { rows } = await db.execute<{ taken: number }>(sql`
      WITH taken AS (
        DELETE FROM ${changes} WHERE id = ANY (ARRAY(
          SELECT id FROM ${changes} ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))
        RETURNING kind, key, day, ${column}
      ), added AS (
        INSERT INTO ${into} SELECT kind, key, day, sum(${column}) FROM taken
        GROUP BY kind, key, day HAVING sum(${column}) <> 0 ORDER BY kind, key, day
        ON CONFLICT (kind, key, day) DO UPDATE SET ${column} = ${number} + excluded.${column}
      )
      SELECT count(*)::integer AS taken FROM taken`)
    taken = rows[0]?.taken ?? 0
  }
  if (done > 0) await db.delete(into).where(eq(number, 0))
  return done
}
