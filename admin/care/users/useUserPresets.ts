import type { UserStatus } from '../../../shared/generated/schema'
import { useMayCall, useMayRead } from '../../ground/auth/useDuties'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { StatusCountsDocument } from '../../generated/graphql'
import type { Preset } from '../../parts/list/ViewTabs'
import { useWorkCounts } from '../../parts/list/waitingWork'

/** People who are invited first come first. */
export const BY_PLACE_IN_LINE = { field: 'WaitingSince', order: 'ASC' } as const

/** Often enough for a tab's count, which covers all people. */
const FRESH_MS = 5 * 60_000

export function useUserPresets(): readonly Preset[] {
  const work = useWorkCounts()
  const mayCall = useMayCall()
  const mayRead = useMayRead()
  const { data: counts } = useApiQuery(
    ['statusCounts'],
    StatusCountsDocument,
    {},
    {
      enabled: mayCall('getDashboard'),
      staleTime: FRESH_MS,
      select: ({ getDashboard }) => getDashboard.Statuses,
    },
  )
  const at = (label: string, ...status: UserStatus[]): Preset => ({
    label,
    filter: { status },
    count: counts
      ?.filter(({ UserStatus }) => status.includes(UserStatus))
      .reduce((sum, { Count }) => sum + Count, 0),
  })
  return [
    { label: 'すべて', filter: {}, count: counts?.reduce((sum, { Count }) => sum + Count, 0) },
    { label: '対応が必要', filter: { attention: true }, count: work?.Attention },
    { label: '期日を過ぎた方', filter: { due: 'overdue' }, count: work?.Overdue },
    ...(mayRead('PointsToClear') ? [{ label: '確認が必要な方', filter: { points: true } }] : []),
    at('登録済み', 'Registration'),
    { ...at('案内待ち', 'WaitingGuidance'), sort: BY_PLACE_IN_LINE },
    at('案内済み', 'Guidance'),
    at('予約済み', 'WaitingToParticipateGuidance'),
    at('登録検査', 'OnlineCheckBeforeRegistrationExam', 'DonorRegistrationExam'),
    at('献便期間中', 'Donation'),
    at('更新の時期', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'),
    { label: '停止中', filter: { suspended: true } },
  ]
}
