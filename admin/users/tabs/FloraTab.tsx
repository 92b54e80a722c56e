import { Alert, Box } from '@mui/material'
import { lazy } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../../shared/dates'
import { personActions } from '../../../shared/messages/personActions'
import { DialogButton, useMayAct } from '../../actions/DialogButton'
import { FailurePanel } from '../../components/FailurePanel'
import { RowsSkeleton } from '../../components/PageSkeleton'
import { failureMessage } from '../../components/failureMessage'
import { useConsole } from '../../console/ConsoleContext'
import { useApiQuery } from '../../dataProvider/useCallApi'
import { PersonFloraTestsDocument, type PersonFloraTestsQuery } from '../../generated/graphql'
import { isActive } from '../actions/standing'
import type { PersonRecord } from '../personRecord'
import { FloraTestCard } from './FloraTestCard'

const InviteToFloraDialog = lazy(() =>
  import('../actions/InviteToFloraDialog').then((file) => ({ default: file.InviteToFloraDialog })),
)

type Test = PersonFloraTestsQuery['listIntestinalFloraTestInspectionDetailByUserId']['items'][number]

/** The flora tests with the step each waits for; a further one begins when none is under way. */
export function FloraTab({ person }: { person: PersonRecord }) {
  const mayAct = useMayAct()
  const today = useConsole().clock.today()
  const { data, error, isPending } = useApiQuery(['personFloraTests', person.id], PersonFloraTestsDocument, {
    id: person.id,
  })
  if (error) return <FailurePanel title="読み込めませんでした" text={failureMessage(error)} />
  if (isPending) return <RowsSkeleton rows={4} />
  const tests = data.listIntestinalFloraTestInspectionDetailByUserId.items
  const mayInvite = mayAct && isActive(person) && !tests.some((test) => isUnderWay(test, today))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start' }}>
      {person.FloraInvitationRequestedAt && (
        <Alert severity="info">
          {`${formatJapaneseDate(japaneseDateOf(new Date(person.FloraInvitationRequestedAt)))}に、本人が検査の案内を希望しました。`}
        </Alert>
      )}
      {mayInvite && (
        <DialogButton
          label={personActions.inviteToFlora.label}
          Dialog={InviteToFloraDialog}
          about={{ person }}
        />
      )}
      {tests.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>腸内フローラ検査の記録はまだありません。</Box>
      )}
      {tests.map((test) => (
        <FloraTestCard key={test.Id} person={person} test={test} />
      ))}
    </Box>
  )
}

/** An invitation that nobody took up in time is over. */
const isUnderWay = ({ Status, DeadlineForApplicationAt: deadline }: Test, today: string) =>
  Status === 'Applied' || Status === 'Received' || (Status === 'Guidance' && (!deadline || today <= deadline))
