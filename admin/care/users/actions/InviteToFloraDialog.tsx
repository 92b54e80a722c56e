import { addDays } from '../../../../shared/facts/dates'
import { inspectionDetailLabels as labels } from '../../../../shared/words/labels/floraLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { floraInvitationSchema } from '../../../../shared/forms/floraTest'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { RecordIntestinalFloraTestDocument } from '../../../generated/graphql'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'

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
        run(RecordIntestinalFloraTestDocument, {
          input: { UserId, DeadlineForApplicationAt, Status: 'Guidance' },
        })
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
