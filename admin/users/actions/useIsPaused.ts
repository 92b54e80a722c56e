import { useQuery } from '@tanstack/react-query'
import { useCallApi } from '../../dataProvider/useCallApi'
import { FindDonorDocument } from '../../generated/graphql'
import type { PersonRecord } from '../personRecord'
import { useMayAct } from './useMayAct'

/** Whether a donor's check before renewal still keeps them from donating: the server alone knows if that was lifted. */
export function useIsPaused(person: PersonRecord): boolean {
  const { DonorId, UserStatus, OnlineCheckResult, DeleteStatus } = person.Profile
  const mayAct = useMayAct()
  const call = useCallApi()
  const mayBePaused =
    UserStatus === 'RenewalExamOnlineCheckBeforeExam' &&
    (OnlineCheckResult === 'Failed_1' || OnlineCheckResult === 'Failed_2')
  const { data } = useQuery({
    queryKey: ['donationPause', person.id],
    enabled: mayAct && mayBePaused && !DeleteStatus && DonorId !== null,
    queryFn: ({ signal }) => call(FindDonorDocument, { donorId: DonorId ?? '' }, { signal }),
  })
  return data?.findDonor.Refusal === 'Paused'
}
