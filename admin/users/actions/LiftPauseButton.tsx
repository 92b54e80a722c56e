import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { personActions } from '../../../shared/messages/personActions'
import { useCallApi } from '../../dataProvider/useCallApi'
import { FindDonorDocument } from '../../generated/graphql'
import type { PersonRecord } from '../personRecord'
import { DialogButton } from './DialogButton'
import { useMayAct } from './useMayAct'

const LiftPauseDialog = lazy(() =>
  import('./LiftPauseDialog').then((file) => ({ default: file.LiftPauseDialog })),
)

/** For a donor whose check before renewal did not pass: the server alone knows whether the pause still stands. */
export function LiftPauseButton({ person }: { person: PersonRecord }) {
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
  if (data?.findDonor.Refusal !== 'Paused') return null
  return (
    <DialogButton
      label={personActions.liftPause.label}
      dialog={(close) => <LiftPauseDialog person={person} onClose={close} />}
    />
  )
}
