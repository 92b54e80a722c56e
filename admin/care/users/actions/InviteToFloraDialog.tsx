import { addDays } from '../../../shared/dates'
import { inspectionDetailLabels as labels } from '../../../shared/labels/floraLabels'
import { personActions } from '../../../shared/messages/personActions'
import { floraInvitationSchema } from '../../../shared/validation/floraTest'
import { FormField, useYupForm } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { RecordFloraTestDocument } from '../../generated/graphql'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

const words = personActions.inviteToFlora
const USUAL_DAYS = 28

export function InviteToFloraDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const form = useYupForm(floraInvitationSchema(today), {
    UserId: person.id,
    Status: 'Guidance',
    DeadlineForApplicationAt: addDays(today, USUAL_DAYS),
  })
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={({ UserId, DeadlineForApplicationAt }, run) =>
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
