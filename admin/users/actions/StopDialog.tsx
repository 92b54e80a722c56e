import { addDays } from '../../../shared/dates'
import { userProfileLabels as labels } from '../../../shared/labels/userProfileLabels'
import { personActions } from '../../../shared/messages/personActions'
import { stopUserSchema } from '../../../shared/validation/personActions'
import { FormField, useYupForm } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { StopUserDocument } from '../../generated/graphql'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

/** For a time: whoever is stopped reads, leaves and signs out. While it stands, moves its end. */
export function StopDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const words = person.Profile.SuspensionStatus1 ? personActions.moveStop : personActions.stop
  const form = useYupForm(stopUserSchema(today), {
    UserId: person.id,
    Stop: true,
    Reason: '',
    Until: person.Profile.SuspendedUntil ?? '',
  })
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={({ Until, ...input }, run) =>
        run(StopUserDocument, { input: { ...input, Until: Until || null } })
      }
      onClose={onClose}
    >
      <FormField
        form={form}
        name="Until"
        label={labels.SuspendedUntil.admin}
        hint="この日の朝に、自動で再開します。空のままにすると、再開するまで続きます"
        type="date"
        min={addDays(today, 1)}
        autoFocus
      />
      <FormField form={form} name="Reason" label="理由" multiline />
    </ActionForm>
  )
}
