import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../deps'
import { tallies } from '../schema/tallies'

/** Maximum changes per statement, for large imports. */
const AT_ONCE = 50_000

/**
 * Adds pending changes to the tallies. Each batch is one statement, so a reader sees each change exactly
 * once; a fixed order prevents deadlocks.
 * @returns the number of changes
 */
export async function foldTallies({ db }: Pick<Deps, 'db'>): Promise<number> {
  let done = 0
  for (let taken = AT_ONCE; taken === AT_ONCE; done += taken) {
    const { rows } = await db.execute<{ taken: number }>(sql`
      WITH taken AS (
        DELETE FROM tally_changes WHERE id = ANY (ARRAY(
          SELECT id FROM tally_changes ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))
        RETURNING kind, key, day, people
      ), added AS (
        INSERT INTO tallies SELECT kind, key, day, sum(people) FROM taken
        GROUP BY kind, key, day HAVING sum(people) <> 0 ORDER BY kind, key, day
        ON CONFLICT (kind, key, day) DO UPDATE SET people = tallies.people + excluded.people
      )
      SELECT count(*)::integer AS taken FROM taken`)
    taken = rows[0]?.taken ?? 0
  }
  if (done > 0) await db.delete(tallies).where(eq(tallies.people, 0))
  return done
}
