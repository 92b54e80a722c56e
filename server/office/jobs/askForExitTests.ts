import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../../ground/deps'
import { beginAsking } from '../../care/screenings/askedTests'
import { isLateExam } from '../../care/users/dueExam'
import { notSuspended, userProfiles as users } from '../../ground/tables/users'
import { forEachMemberDue } from './forEachDue'

/**
 * A unit that a later test alone can let out of quarantine: a passed panel lies before it, no panel after it, and none that did
 * not pass between; and nobody was asked to a test since it came. As `bracketObstacles` in
 * shared/rules/donating/units/bracket.ts, of which this is the part that a test can change.
 */
const waitsForExit = sql`exists (
  select from units u cross join lateral (
    select max(p.last_day) as day from test_panels p
    where p.user_id = u.user_id and p.withdrawn_at is null and p.outcome = 'Passed' and p.last_day < japanese_day(u.received_at)) opening
  where u.user_id = ${users.id} and coalesce(u.held_from, u.state) = 'Quarantine' and opening.day is not null
    and not exists (select from test_panels p where p.user_id = u.user_id and p.withdrawn_at is null
      and case p.outcome when 'Passed' then p.first_day > japanese_day(u.received_at) else p.last_day >= opening.day end)
    and not exists (select from asked_tests a where a.user_id = u.user_id and (a.ended_at is null or a.created_at >= u.received_at)))`

/** Asks whoever donates no more, without a renewal, to one last test: without it the last units stay in quarantine. */
export async function askForExitTests(deps: Deps, now: Date): Promise<number> {
  if (!deps.texts.material) return 0
  const due = and(
    eq(users.userStatus, 'Registration'),
    isNotNull(users.lossDonorStatusDate),
    // Who withdrew the consent is suspended.
    notSuspended,
    sql`not exists (select from screenings where screenings.user_id = ${users.id} and ${isLateExam})`,
    waitsForExit,
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    await beginAsking(tx, { deps, now }, { profile, askedBy: null })
    return true
  })
}
