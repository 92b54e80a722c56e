import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { FailurePanel } from '../../components/FailurePanel'
import { failureMessage } from '../../components/failureMessage'
import { RowsSkeleton } from '../../components/RowsSkeleton'
import { useCallApi } from '../../dataProvider/useCallApi'
import { PersonDonationsDocument } from '../../generated/graphql'
import { StepButtons } from '../actions/StepButtons'
import type { PersonRecord } from '../personRecord'
import { DonationTable } from './DonationTable'
import { RewardPeriods } from './RewardPeriods'
import { RewardSums } from './RewardSums'

/** What somebody gave, and what they get for it. */
export function DonationsTab({ person }: { person: PersonRecord }) {
  const call = useCallApi()
  const { data, error, isPending } = useQuery({
    queryKey: ['personDonations', person.id],
    queryFn: ({ signal }) => call(PersonDonationsDocument, { id: person.id }, { signal }),
  })
  if (error) return <FailurePanel title="読み込めませんでした" text={failureMessage(error)} />
  if (isPending) return <RowsSkeleton rows={6} />
  const { Rewards, RewardPeriods: periods, DonationInfo } = data.getUserById
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <StepButtons person={person} only={['donate', 'liftPause']} />
      <RewardSums rewards={Rewards} />
      <RewardPeriods person={person} periods={periods} />
      <DonationTable person={person} donations={DonationInfo} />
    </Box>
  )
}
