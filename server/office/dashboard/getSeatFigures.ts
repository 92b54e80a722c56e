import { sql } from 'drizzle-orm'
import { addDays, addWeeks, japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import { LATE_JUDGEMENT_DAYS, VALIDITY_WEEKS } from '../../../shared/facts/terms'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { readsOf } from '../../ground/access/listDatabase'
import type { SeatFigures } from '../../generated/resolvers'

/** People who got a place longer ago have been judged, or will not come any more. */
const WAY_WEEKS = 26
/** Older figures describe a different office. */
const HISTORY_WEEKS = 104
const PERIODS_WEEKS = 52
const JOINED_WEEKS = 12

/**
 * Counts for `admin/office/seats/forecast.ts`: how many of those who came were certified and when, how many periods were
 * followed by another, and how many people are at each step today.
 */
export async function getSeatFigures(context: RequestContext): Promise<SeatFigures> {
  requireDuty(context, 'getSeatFigures')
  const today = japaneseDateOf(context.now)
  const ago = (weeks: number) => startOfJapaneseDate(addWeeks(today, -weeks)).toISOString()
  const { rows } = await (
    await readsOf(context)
  ).execute<SeatFigures>(sql`
    with places as (
      select g.status, extract(epoch from certified.at - g.guidance_invited_at) / 604800 as weeks
      from guidances as g left join lateral (
        select min(s.judged_at) as at from screenings as s
        where s.user_id = g.user_id and s.inspection_type = 'Registration' and s.valid_from is not null
          and s.judged_at >= g.guidance_invited_at
      ) as certified on g.status = 'Attended'
      where g.guidance_invited_at >= ${ago(HISTORY_WEEKS)}::timestamptz and g.guidance_invited_at < ${ago(WAY_WEEKS)}::timestamptz
    ), delays as (
      select week, (select count(*) from places where weeks is not null and least(floor(weeks), ${WAY_WEEKS - 1}) = week)::int as people
      from generate_series(0, ${WAY_WEEKS - 1}) as week
    ), periods as (
      select exists (
        select from screenings as next where next.user_id = s.user_id and next.inspection_type = 'Renewal'
          and next.valid_from > s.valid_from and next.valid_from <= s.valid_until
      ) as renewed
      from screenings as s
      where s.valid_until >= ${addWeeks(today, -PERIODS_WEEKS)}::date and s.valid_until < ${addDays(today, -LATE_JUDGEMENT_DAYS)}::date
    ), ending as (
      select week, coalesce((
        select sum(amount) from count_cells where kind = 'Ending' and key = ''
          and greatest(0, least((day - ${today}::date) / 7, ${VALIDITY_WEEKS})) = week
      ), 0)::int as people
      from generate_series(0, ${VALIDITY_WEEKS}) as week
    ), standing as (
      select key, sum(people)::int as people from tally_totals where kind = 'Standing' group by key
    )
    select (select count(*) from places where status = 'Attended')::int as "Attended",
      (select count(*) from places where weeks is not null)::int as "Certified",
      (select json_agg(people order by week) from delays) as "WeeksToCertify",
      (select count(*) from periods)::int as "PeriodsEnded",
      (select count(*) from periods where renewed)::int as "PeriodsRenewed",
      (select json_agg(people order by week) from ending) as "DonorsByWeeksLeft",
      (select coalesce(sum(people), 0) from standing where key in ('Guidance', 'WaitingToParticipateGuidance'))::int as "PlacesGiven",
      (select coalesce(sum(people), 0) from standing
        where key in ('DonorRegistrationExam', 'OnlineCheckBeforeRegistrationExam'))::int as "InExam",
      (select coalesce(sum(amount), 0) from count_cells where kind = 'InLine' and key = '')::int as "InLine",
      (select count(*) from online_checks as c join screenings as s on s.id = c.screening_id
        where c.submitted_at >= ${ago(JOINED_WEEKS)}::timestamptz and c.online_check_result = 'Passed'
          and s.user_status = 'Registration')::int as "JoinedLine",
      ${JOINED_WEEKS}::int as "JoinedWeeks",
      (select count(*) from places)::int as "Invitations",
      (select count(*) from places where status in ('Attended', 'NoShow'))::int as "PlacesUsed"`)
  const [figures] = rows
  if (!figures) throw new Error('A statement of counts has one row')
  return figures
}
