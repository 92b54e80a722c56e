import { addDays, daysBetween, japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import type { SortPayload } from 'react-admin'
import { listAddress } from '../list/listAddress'
import { BY_PLACE_IN_LINE } from '../users/useUserPresets'
import type { DashboardData } from './useDashboard'

export type Tile = { question: string; count: number; unit: '人'; note?: string; to: string }

const people = (filter: Record<string, unknown>, sort?: SortPayload) =>
  listAddress('users', { deleted: false, ...filter }, sort)

/** The questions of a morning, each answered by a number and the list behind it. */
export function tilesOf(dashboard: DashboardData, today: JapaneseDate): Tile[] {
  const { WaitingSince, WaitingSuspended, RewardsDueYen, RewardsDueDonations } = dashboard
  const longest = WaitingSince && daysBetween(japaneseDateOf(new Date(WaitingSince)), today)
  return [
    {
      question: '今日のガイダンス',
      count: dashboard.BookingsToday,
      to: people({ nextKind: ['Booking'], due: 'today' }),
    },
    {
      question: '今日から7日間のガイダンス',
      count: dashboard.BookingsThisWeek,
      to: people({ nextKind: ['Booking'], due: 'week' }),
    },
    {
      question: '検査日が未設定',
      count: dashboard.ExamsWithoutDate,
      to: people({ exam: 'undated' }),
    },
    {
      question: '期限まで7日',
      count: dashboard.EndingSoon,
      to: people({
        certified: ['Certified'],
        expirationFrom: today,
        expirationTo: addDays(today, 7),
      }),
    },
    {
      question: '更新の時期',
      count: dashboard.RenewalsOpen,
      to: people({ status: ['RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'] }),
    },
    {
      question: 'ガイダンス案内待ち',
      count: dashboard.Waiting,
      note:
        [longest !== null && `最長${longest}日`, WaitingSuspended > 0 && `うち停止中${WaitingSuspended}人`]
          .filter(Boolean)
          .join('・') || undefined,
      to: people({ status: ['WaitingGuidance'] }, BY_PLACE_IN_LINE),
    },
    {
      question: '協力金のお渡し待ち',
      count: dashboard.RewardsDuePeople,
      note:
        RewardsDueYen > 0
          ? `献便${RewardsDueDonations.toLocaleString('ja-JP')}件・${RewardsDueYen.toLocaleString('ja-JP')}円`
          : undefined,
      to: listAddress('donations', { stage: ['Due'] }),
    },
  ].map((tile) => ({ ...tile, unit: '人' as const }))
}
