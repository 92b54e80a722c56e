import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

/** The numbers kept by triggers and a job equal a full count of people and log. */
export const talliesTrue: Invariant = {
  label: 'ダッシュボードの人数と操作ログの件数が、数え直した結果と同じ',
  async check(db) {
    const { rows } = await db.execute<{ cell: string; same: boolean }>(sql`
      WITH counted AS (
        SELECT 'Standing' AS kind, user_status::text AS key, (status_since AT TIME ZONE 'Asia/Tokyo')::date AS day, count(*) AS people
        FROM user_profiles WHERE NOT delete_status GROUP BY 2, 3
        UNION ALL
        SELECT 'Furthest', furthest_status::text, '-infinity', count(*) FROM user_profiles GROUP BY 2
        UNION ALL
        SELECT 'Refused', question, '-infinity', count(DISTINCT user_id)
        FROM (SELECT DISTINCT ON (user_id) * FROM online_checks WHERE submitted_at IS NOT NULL ORDER BY user_id, submitted_at DESC) AS latest
        JOIN user_profiles ON user_profiles.id = user_id AND NOT delete_status
        CROSS JOIN unnest(coalesce(refused_by, ARRAY(SELECT reason ->> 'questionId' FROM jsonb_array_elements(judgement -> 'reasons') AS reason))) AS question
        WHERE latest.online_check_result <> 'Passed' GROUP BY 2
      ), numbered AS (
        SELECT 'StandingSince' AS kind, user_status::text AS key, date_trunc('month', status_since AT TIME ZONE 'Asia/Tokyo')::date AS day, count(*) AS amount
        FROM user_profiles WHERE NOT delete_status GROUP BY 2, 3
        UNION ALL
        SELECT CASE WHEN suspension_status1 OR suspension_status2 THEN 'WaitingSuspended' ELSE 'InLine' END, '',
          CASE WHEN suspension_status1 OR suspension_status2 THEN '-infinity' ELSE (waiting_since AT TIME ZONE 'Asia/Tokyo')::date END, count(*)
        FROM user_profiles WHERE NOT delete_status AND user_status = 'WaitingGuidance' GROUP BY 1, 3
        UNION ALL
        SELECT 'NextDate', next_date_kind::text, next_date, count(*) FROM user_profiles WHERE next_date IS NOT NULL GROUP BY 2, 3
        UNION ALL
        SELECT 'ExamUndated', '', '-infinity', count(*) FROM user_profiles WHERE NOT delete_status
          AND user_status IN ('DonorRegistrationExam', 'DonorRenewalExam') AND coalesce(next_date_kind <> 'Exam', true) HAVING count(*) > 0
        UNION ALL
        SELECT 'Ending', '', donor_expiration_date, count(*) FROM user_profiles
        WHERE NOT delete_status AND donor_status = 'Certified' AND donor_expiration_date IS NOT NULL GROUP BY 3
        UNION ALL
        SELECT 'Booked', '', (reserved_at AT TIME ZONE 'Asia/Tokyo')::date, count(*) FROM guidances WHERE status = 'Reserved' GROUP BY 3
        UNION ALL
        SELECT 'PlaceUsed', concat_ws('-', year, month), '-infinity', count(*) FROM guidances WHERE status IN ('Reserved', 'Attended') GROUP BY 2
        UNION ALL
        SELECT kind, '', '-infinity', amount FROM (SELECT sum(due_yen) AS yen, count(*) AS donations, count(DISTINCT user_id) AS people
          FROM donations WHERE due_yen > 0) AS owed
        CROSS JOIN LATERAL (VALUES ('DueYen', yen), ('DueDonations', donations), ('DuePeople', people)) AS each (kind, amount) WHERE amount > 0
      )
      SELECT concat_ws(' ', kind, key, day) AS cell, counted.people IS NOT DISTINCT FROM totals.people AS same
      FROM counted FULL JOIN (SELECT kind::text, key, coalesce(day, '-infinity') AS day, people FROM tally_totals) AS totals
        USING (kind, key, day)
      UNION ALL
      SELECT concat_ws(' ', kind, key, day), numbered.amount IS NOT DISTINCT FROM kept.amount
      FROM numbered FULL JOIN (
        SELECT kind::text, key, coalesce(day, '-infinity') AS day, sum(amount) AS amount FROM count_cells GROUP BY kind, key, day HAVING sum(amount) <> 0
      ) AS kept USING (kind, key, day)
      UNION ALL
      SELECT concat_ws(' ', 'Log', category, operation, day), entries IS NOT DISTINCT FROM kept
      FROM (SELECT (time AT TIME ZONE 'Asia/Tokyo')::date AS day, category, operation, text, count(*) AS entries
        FROM activities GROUP BY 1, 2, 3, 4) AS logged
      FULL JOIN (SELECT day, category, operation, text, sum(entries) AS kept FROM log_day_cells GROUP BY 1, 2, 3, 4) AS days
        USING (day, category, operation, text)`)
    const broken = rows.filter(({ same }) => !same).map(({ cell }) => cell)
    return { looked: rows.length, broken: broken.toSorted() }
  },
}
