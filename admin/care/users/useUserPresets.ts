import type { UserStatus } from '../../../shared/generated/schema'
import { useMayCall } from '../../ground/auth/useDuties'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { StatusCountsDocument } from '../../generated/graphql'
import type { Preset } from '../../parts/list/ViewTabs'

/** People who are invited first come first. */
export const BY_PLACE_IN_LINE = { field: 'WaitingSince', order: 'ASC' } as const

/** Often enough for a tab's count, which covers all people. */
const FRESH_MS = 5 * 60_000

export function useUserPresets(): readonly Preset[] {
  const mayCall = useMayCall()
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
    { ...at('案内待ち', 'WaitingGuidance'), sort: BY_PLACE_IN_LINE },
    at('予約済み', 'WaitingToParticipateGuidance'),
    at('登録検査', 'OnlineCheckBeforeRegistrationExam', 'DonorRegistrationExam'),
    at('献便期間中', 'Donation'),
    at('登録済み', 'Registration'),
    at('案内済み', 'Guidance'),
    at('更新の時期', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'),
    { label: '停止中', filter: { suspended: true } },
  ]
}
