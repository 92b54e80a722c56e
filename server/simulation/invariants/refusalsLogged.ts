import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

/** Every entry of the office that was refused has left its row, and no row speaks of another. */
export const refusalsLogged: Invariant = {
  label: '受け付けなかった記録が操作履歴に残っている',
  async check(db, { refusedEntries }) {
    const { rows } = await db.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM activities WHERE category = 'Security' AND operation = 'Refuse'`)
    const logged = rows[0]?.count ?? 0
    const broken = logged === refusedEntries ? [] : [`履歴${logged}件、実際${refusedEntries}件`]
    return { looked: refusedEntries, broken }
  },
}
