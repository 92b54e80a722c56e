import { and, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DAY_MS } from '../../ground/clock'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { readsOf } from '../../ground/access/listDatabase'
import { sharedRead } from '../../ground/access/sharedAnswers'
import type { WorkCounts } from '../../generated/resolvers'
import { floraTests } from '../../ground/tables/floraTests'
import { guidances } from '../../ground/tables/guidance'
import { mailOutbox } from '../../ground/tables/mail'
import { userProfiles as users } from '../../ground/tables/users'
import { attendanceToRecord, floraWish, otherAttention, seenBy } from '../../care/users/needsAttention'

const FAILED_MAIL_DAYS = 30

const rows = (table: PgTable, where: SQL | undefined) =>
  sql`(select count(*) from ${table} where ${where})::int`
const kept = (condition: SQL) => sql`coalesce(sum(amount) filter (where ${condition}), 0)::int`

type Counted = Omit<WorkCounts, 'Attention' | 'FloraTestsOpen'> & { Other: number; FloraTests: number }

/** Open work by Japanese days: the numbers beside its lists. Large numbers are kept in tables (`sql/counts.sql`). */
export async function getWorkCounts(context: RequestContext): Promise<WorkCounts> {
  requireDuty(context, 'getWorkCounts')
  const day = japaneseDateOf(context.now)
  const { corrections } = seenBy(context)
  return sharedRead(context, `work counts ${day}${corrections ? ', corrections' : ''}`, () =>
    countAll(context),
  )
}

async function countAll(context: RequestContext): Promise<WorkCounts> {
  const { now } = context
  const today = japaneseDateOf(now)
  const {
    rows: [counted],
  } = await (
    await readsOf(context, context.deps.db)
  ).execute<Counted>(sql`
    select ${rows(guidances, attendanceToRecord(now))} as "AttendanceToRecord",
      ${kept(sql`kind = 'Booked'`)} as "BookingsToday",
      ${kept(sql`kind = 'ExamUndated'`)} as "ExamsWithoutDate",
      ${kept(sql`kind = 'NextDate' and key = 'Exam'`)} as "JudgementsOpen",
      ${kept(sql`kind = 'NextDate' and day < ${today}`)} as "Overdue",
      ${kept(sql`kind = 'DuePeople'`)} as "RewardsDue",
      ${kept(sql`kind = 'DueDonations'`)} as "RewardsDueDonations",
      ${rows(users, otherAttention(seenBy(context)))} as "Other",
      ${rows(floraTests, inArray(floraTests.status, ['Applied', 'Received']))} as "FloraTests",
      ${rows(users, floraWish)} as "FloraWishes",
      ${rows(
        mailOutbox,
        and(
          isNotNull(mailOutbox.failedAt),
          gte(mailOutbox.failedAt, new Date(now.getTime() - FAILED_MAIL_DAYS * DAY_MS)),
        ),
      )} as "MailsFailed"
    from count_cells where key = '' and day is null and kind in ('ExamUndated', 'DuePeople', 'DueDonations')
      or key = '' and kind = 'Booked' and day = ${today}
      or kind = 'NextDate' and day <= ${today}`)
  if (!counted) throw new Error('An aggregate has one row')
  const { Other, FloraTests, ...counts } = counted
  return {
    ...counts,
    Attention: counts.ExamsWithoutDate + counts.JudgementsOpen + Other,
    FloraTestsOpen: FloraTests + counts.FloraWishes,
  }
}
