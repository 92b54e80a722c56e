import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

/** The numbers of people that triggers keep and a job folds are what one finds who counts everybody. */
export const talliesTrue: Invariant = {
  label: 'ダッシュボードの人数が、全員を数えた結果と同じ',
  async check(db) {
    const { rows } = await db.execute<{ cell: string; same: boolean }>(sql`
      WITH counted AS (
        SELECT 'Standing' AS kind, user_status::text AS key, (status_since AT TIME ZONE 'Asia/Tokyo')::date AS day, count(*) AS people
        FROM user_profiles WHERE NOT delete_status GROUP BY 2, 3
        UNION ALL
        SELECT 'Furthest', furthest_status::text, '-infinity', count(*) FROM user_profiles GROUP BY 2
        UNION ALL
        SELECT 'Refused', reason ->> 'questionId', '-infinity', count(DISTINCT user_id)
        FROM (SELECT DISTINCT ON (user_id) * FROM online_checks WHERE submitted_at IS NOT NULL ORDER BY user_id, submitted_at DESC) AS latest
        JOIN user_profiles ON user_profiles.id = user_id AND NOT delete_status
        CROSS JOIN jsonb_array_elements(judgement -> 'reasons') AS reason
        WHERE latest.online_check_result <> 'Passed' GROUP BY 2
      )
      SELECT concat_ws(' ', kind, key, day) AS cell, counted.people IS NOT DISTINCT FROM totals.people AS same
      FROM counted FULL JOIN (SELECT kind::text, key, coalesce(day, '-infinity') AS day, people FROM tally_totals) AS totals
        USING (kind, key, day)`)
    const broken = rows.filter(({ same }) => !same).map(({ cell }) => cell)
    return { looked: rows.length, broken: broken.toSorted() }
  },
}
