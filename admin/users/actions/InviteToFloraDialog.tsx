import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { addDays } from '../../../shared/dates'
import { inspectionDetailLabels as labels } from '../../../shared/labels/floraLabels'
import { personActions } from '../../../shared/messages/personActions'
import { floraInvitationSchema } from '../../../shared/validation/floraTest'
import { useRunAction } from '../../actions/useRunAction'
import { FormField } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { RecordFloraTestDocument } from '../../generated/graphql'
import { ActionForm } from './ActionForm'
import type { ActionDialogProps } from './personAction'

const words = personActions.inviteToFlora
const USUAL_DAYS = 28

/** An invitation to a test, until a deadline. */
export function InviteToFloraDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(floraInvitationSchema(today)),
    defaultValues: {
      UserId: person.id,
      Status: 'Guidance',
      DeadlineForApplicationAt: addDays(today, USUAL_DAYS),
    },
  })
  return (
    <ActionForm
      person={person}
      words={words}
      form={form}
      onSubmit={({ UserId, DeadlineForApplicationAt }) =>
        run(RecordFloraTestDocument, { input: { UserId, DeadlineForApplicationAt, Status: 'Guidance' } })
      }
      onClose={onClose}
    >
      <FormField
        form={form}
        name="DeadlineForApplicationAt"
        label={labels.DeadlineForApplicationAt.admin}
        type="date"
        min={today}
        autoFocus
      />
    </ActionForm>
  )
}
