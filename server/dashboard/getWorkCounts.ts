import { and, count, eq, gte, inArray, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { japaneseDateOf } from '../../shared/dates'
import { requireStaff, type RequestContext } from '../access/context'
import type { Queryable } from '../db/client'
import type { WorkCounts } from '../generated/resolvers'
import { floraTests } from '../schema/floraTests'
import { guidances } from '../schema/guidance'
import { mailOutbox } from '../schema/mail'
import { userProfiles as users } from '../schema/users'
import {
  attendanceToRecord,
  examUndated,
  floraWish,
  judgementOpen,
  needsAttention,
} from '../users/needsAttention'
import { countBookings, rewardsDue } from './countBookings'

const DAY_MS = 24 * 60 * 60 * 1000
const FAILED_MAIL_DAYS = 30

/**
 * Open work by Japanese days: the numbers beside its lists.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members
 */
export async function getWorkCounts(context: RequestContext): Promise<WorkCounts> {
  requireStaff(context)
  const { now } = context
  const { db } = context.deps
  const today = japaneseDateOf(now)
  const [
    AttendanceToRecord,
    { BookingsToday },
    ExamsWithoutDate,
    JudgementsOpen,
    Attention,
    Overdue,
    { RewardsDuePeople: RewardsDue, RewardsDueDonations },
    tests,
    FloraWishes,
    MailsFailed,
  ] = await Promise.all([
    rows(db, guidances, attendanceToRecord(now)),
    countBookings(db, today),
    rows(db, users, examUndated),
    rows(db, users, judgementOpen(now)),
    rows(db, users, and(needsAttention(now), eq(users.deleteStatus, false))),
    rows(db, users, and(lt(users.nextDate, today), eq(users.deleteStatus, false))),
    rewardsDue(db),
    rows(db, floraTests, inArray(floraTests.status, ['Applied', 'Received'])),
    rows(db, users, floraWish),
    rows(
      db,
      mailOutbox,
      and(
        isNotNull(mailOutbox.failedAt),
        gte(mailOutbox.failedAt, new Date(now.getTime() - FAILED_MAIL_DAYS * DAY_MS)),
      ),
    ),
  ])
  const FloraTestsOpen = tests + FloraWishes
  return {
    AttendanceToRecord,
    BookingsToday,
    ExamsWithoutDate,
    JudgementsOpen,
    Attention,
    Overdue,
    RewardsDue,
    RewardsDueDonations,
    FloraTestsOpen,
    FloraWishes,
    MailsFailed,
  }
}

async function rows(db: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(where)
  return row?.count ?? 0
}
