import { daysBetween, japaneseDateOf } from '../../../shared/facts/dates'
import { perObject } from '../../../shared/facts/perObject'
import type { Deps } from '../../ground/deps'
import type { DashboardResolvers, FunnelStep, RefusalCount } from '../../generated/resolvers'
import { userStatus } from '../../ground/tables/users'
import { inStatus, type Numbers } from './readNumbers'

/** Each field is resolved lazily: the people list requests the statuses only. */
export const dashboardFields = {
  Statuses: ({ statuses }) => statuses(),
  ThisMonth: ({ places }) => places(),
  Waiting: async ({ numbers }) => inStatus((await numbers()).standing, 'WaitingGuidance'),
  RenewalsOpen: async ({ numbers }) =>
    inStatus((await numbers()).standing, 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'),
  WaitingSince: async ({ numbers }) => (await numbers()).waitingSince,
  WaitingSuspended: async ({ numbers }) => (await numbers()).waitingSuspended,
  EndingSoon: async ({ numbers }) => (await numbers()).endingSoon,
  EndingNext: async ({ numbers }) => (await numbers()).endingNext,
  BookingsToday: async ({ numbers }) => (await numbers()).bookingsToday,
  BookingsThisWeek: async ({ numbers }) => (await numbers()).bookingsThisWeek,
  ThisMonthBooked: async ({ numbers }) => (await numbers()).placesUsed,
  RewardsDueYen: async ({ numbers }) => (await numbers()).dueYen,
  RewardsDueDonations: async ({ numbers }) => (await numbers()).dueDonations,
  RewardsDuePeople: async ({ numbers }) => (await numbers()).duePeople,
  ExamsWithoutDate: async ({ numbers }) => (await numbers()).examUndated,
  Funnel: async ({ numbers }, _args, { now }) => funnelOf(await numbers(), now),
  Refusals: async ({ numbers }, _args, { deps }) => refusalsOf(await numbers(), deps),
} satisfies DashboardResolvers

/**
 * The funnel by status: how many present people are there and for how long, and how many of all who reached it went
 * further. A skipped status counts as reached.
 */
function funnelOf({ standing, furthest }: Numbers, now: Date): FunnelStep[] {
  const today = japaneseDateOf(now)
  const statuses = userStatus.enumValues
  const reached = (from: number) =>
    statuses.slice(from).reduce((all, status) => all + (furthest[status] ?? 0), 0)
  return statuses.map((status, index, all) => {
    const here = standing.find(({ key }) => key === status)
    return {
      UserStatus: status,
      Count: here?.people ?? 0,
      Reached: reached(index),
      WentOn: index === all.length - 1 ? null : reached(index + 1),
      MedianDays: here ? daysBetween(here.median, today) : null,
      LongestDays: here ? daysBetween(here.longest, today) : null,
    }
  })
}

/**
 * People whose latest judgement failed, by question. Small counts are hidden and come last, in question order, which
 * reveals nothing. The text is from the newest version with the question; ids mean the same in all versions.
 */
function refusalsOf({ refused }: Numbers, { questionnaires }: Deps): RefusalCount[] {
  const rows = Object.entries(refused)
  const texts = textsOf(questionnaires)
  const shown = hideSmallCounts(rows.map(([, people = 0]) => people))
  return rows
    .map(([QuestionId], index) => ({
      QuestionId,
      Text: texts.get(QuestionId) ?? '',
      Count: shown[index] ?? null,
    }))
    .toSorted((a, b) => (b.Count ?? 0) - (a.Count ?? 0) || inOrder.compare(a.QuestionId, b.QuestionId))
}

// Made once: comparing with a locale argument each time takes fifty times as long.
const inOrder = new Intl.Collator('en', { numeric: true })

const textsOf = perObject(
  ({ all }: Deps['questionnaires']) =>
    new Map(all.flatMap(({ questions }) => questions.map(({ id, text }) => [id, text]))),
)

const SMALLEST_COUNT = 5

/**
 * Hides counts under five, and further ones while a single hidden count, or a hidden sum below five, could be
 * derived from the total.
 * @returns the counts in order, null where hidden
 */
function hideSmallCounts(counts: readonly number[]): (number | null)[] {
  const rising = counts.map((_, index) => index).toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
  const hidden = new Set<number>()
  let sum = 0
  for (const index of rising) {
    const people = counts[index] ?? 0
    const isSafe = hidden.size === 0 || (hidden.size > 1 && sum >= SMALLEST_COUNT)
    if (people >= SMALLEST_COUNT && isSafe) break
    hidden.add(index)
    sum += people
  }
  return counts.map((people, index) => (hidden.has(index) ? null : people))
}
