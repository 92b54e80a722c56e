import { sql } from 'drizzle-orm'
import type { UserStatus } from '../../../shared/generated/schema'
import type { Queryable } from '../../db/client'

export type Totals = {
  statuses: { status: UserStatus; people: number }[]
  left: number
  donations: number
  received: number
  guidances: number
  periods: number
  paidYen: number
  dueYen: number
  activities: number
  mails: number
}

/** What there is at the end. */
export async function totals(db: Queryable): Promise<Totals> {
  const { rows: statuses } = await db.execute<{ status: UserStatus; people: number }>(sql`
    SELECT user_status AS status, count(*)::int AS people FROM user_profiles
    WHERE NOT delete_status GROUP BY 1 ORDER BY 1`)
  const { rows } = await db.execute<Omit<Totals, 'statuses'>>(sql`
    SELECT
      (SELECT count(*)::int FROM user_profiles WHERE delete_status) AS left,
      (SELECT count(*)::int FROM donations) AS donations,
      (SELECT count(*)::int FROM donations WHERE stool_receipt_status = 'Implemented') AS received,
      (SELECT count(*)::int FROM guidances WHERE status = 'Attended') AS guidances,
      (SELECT count(*)::int FROM screenings WHERE valid_from IS NOT NULL) AS periods,
      (SELECT coalesce(sum(amount_yen), 0)::int FROM reward_entries WHERE stage = 'Paid') AS "paidYen",
      (SELECT coalesce(sum(amount_yen), 0)::int FROM reward_entries WHERE stage = 'Due') AS "dueYen",
      (SELECT count(*)::int FROM activities) AS activities,
      (SELECT count(*)::int FROM mail_outbox) AS mails`)
  const [row] = rows
  if (!row) throw new Error('Counting gave no row')
  return { statuses, ...row }
}
