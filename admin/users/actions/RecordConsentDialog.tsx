import { consentLabels } from '../../../shared/labels/guidanceLabels'
import { personActions } from '../../../shared/messages/personActions'
import { consentSchema } from '../../../shared/validation/attendance'
import { FormField, useYupForm } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { RecordConsentDocument } from '../../generated/graphql'
import { ConsentFields } from './ConsentFields'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

const words = personActions.recordConsent

/** A new signature of somebody who had withdrawn. */
export function RecordConsentDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const form = useYupForm(consentSchema(today), {
    UserId: person.id,
    ConsentedOn: today,
    ConsentVersion: '',
    IdentityDocument: undefined,
  })
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={(input, run) => run(RecordConsentDocument, { input })}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="ConsentedOn"
        label={consentLabels.ConsentedAt.admin}
        type="date"
        max={today}
        autoFocus
      />
      <ConsentFields
        form={form}
        version="ConsentVersion"
        identity="IdentityDocument"
        day={today}
        onFound={(version) => form.setValue('ConsentVersion', version)}
      />
    </ActionForm>
  )
}
