import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/ground/db/client'

/** What these tell of changes no record about the person whose values are kept. */
export const WITHOUT_VALUES = [
  'Account SignIn',
  // The account alone, before there is a record.
  'Account SignUp',
  // The history of a case only grows (case_steps).
  'Case Answer',
  'Case Note',
  'Case Open',
  // Each clearing is a row that is never changed (server/ground/tables/keptValues.ts).
  'OnlineCheck ClearPoint',
]

/** Of each kind of entry about a person, whether each has left values before and after. */
export async function toldOfPeople(db: Database): Promise<{ kind: string; hasValues: boolean }[]> {
  const { rows } = await db.execute<{ kind: string; hasValues: boolean }>(sql`
    select category || ' ' || operation as kind, count(*) = count(v.change_id) as "hasValues"
    from activities a left join (select distinct change_id, user_id from value_changes) v
      on v.change_id = a.change_id and v.user_id = a.user_id
    where a.user_id in (select id from user_profiles) and category not in ('Mail', 'Security') group by 1 order by 1`)
  return rows
}
