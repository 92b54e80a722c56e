import { useConsole } from '../../console/ConsoleContext'
import type { PersonRecord } from '../personRecord'
import type { Standing } from './personAction'
import { useQuery } from '@tanstack/react-query'
import { useCallApi } from '../../dataProvider/useCallApi'
import { FindDonorDocument } from '../../generated/graphql'
import { useMayAct } from '../../actions/useMayAct'

/** The person at this moment. */
export function useStanding(person: PersonRecord): Standing {
  const { clock } = useConsole()
  return { person, now: clock.now(), today: clock.today(), isPaused: useIsPaused(person) }
}

/** Whether what was said about the condition, or a donor's check before renewal, still keeps them from donating: the server alone knows if that was lifted. */
function useIsPaused(person: PersonRecord): boolean {
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
  return person.Profile.Resting === true || data?.findDonor.Refusal === 'Paused'
}
