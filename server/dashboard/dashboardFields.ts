import type { DashboardResolvers } from '../generated/resolvers'
import { countExamsWithoutDate } from './countExamsWithoutDate'
import { countFunnel } from './countFunnel'
import { inStatus } from './countStanding'
import { findEndingNext } from './findEndingNext'
import { refusalsFor } from './refusalsFor'

/** What is asked for is read and no more: the list of people shows the numbers by status alone. */
export const dashboardFields = {
  Statuses: ({ standing }) => standing(),
  Waiting: async ({ standing }) => inStatus(await standing(), 'WaitingGuidance'),
  RenewalsOpen: async ({ standing }) =>
    inStatus(await standing(), 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'),
  WaitingSince: async ({ people }) => (await people()).WaitingSince,
  WaitingSuspended: async ({ people }) => (await people()).WaitingSuspended,
  EndingSoon: async ({ people }) => (await people()).EndingSoon,
  BookingsToday: async ({ bookings }) => (await bookings()).BookingsToday,
  BookingsThisWeek: async ({ bookings }) => (await bookings()).BookingsThisWeek,
  ThisMonth: async ({ places }) => (await places()).ThisMonth ?? null,
  ThisMonthBooked: async ({ places }) => (await places()).ThisMonthBooked,
  RewardsDueYen: async ({ rewards }) => (await rewards()).RewardsDueYen,
  RewardsDueDonations: async ({ rewards }) => (await rewards()).RewardsDueDonations,
  RewardsDuePeople: async ({ rewards }) => (await rewards()).RewardsDuePeople,
  ExamsWithoutDate: (_dashboard, _args, { deps }) => countExamsWithoutDate(deps.db),
  Funnel: (_dashboard, _args, { deps, now }) => countFunnel(deps.db, now),
  EndingNext: (_dashboard, _args, { deps, now }) => findEndingNext(deps.db, now),
  Refusals: (_dashboard, _args, context) => refusalsFor(context),
} satisfies DashboardResolvers
