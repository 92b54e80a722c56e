import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { addMonths, japaneseDateOf } from '../../shared/dates'
import { donorStatuses } from '../../shared/lifecycle'
import { AGE_LIMIT, isEligibleAge } from '../../shared/validation/profile'
import type { Deps } from '../deps'
import { openPoint } from '../officePoints/openPoint'
import { officePoints } from '../schema/officePoints'
import { userProfiles } from '../schema/users'
import { forEachMemberDue } from './forEachDue'

/** Asks the office once about each donor at the upper age limit. It ends nothing. */
export function noticeUpperAge(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const asked = deps.db
    .select({ one: sql`1` })
    .from(officePoints)
    .where(and(eq(officePoints.userId, userProfiles.id), eq(officePoints.kind, 'AgeReached')))
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    lte(userProfiles.birthday, addMonths(today, -12 * AGE_LIMIT)),
    notExists(asked),
  )
  return forEachMemberDue(deps, due, async (tx, { id, birthday }) => {
    if (!birthday || isEligibleAge(birthday, today)) return false
    return openPoint(tx, { userId: id, kind: 'AgeReached', now })
  })
}
