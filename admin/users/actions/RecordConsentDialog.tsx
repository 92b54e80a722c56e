import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { consentLabels } from '../../../shared/labels/guidanceLabels'
import { personActions } from '../../../shared/messages/personActions'
import { consentSchema } from '../../../shared/validation/attendance'
import { useRunAction } from '../../actions/useRunAction'
import { FormField } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import { RecordConsentDocument } from '../../generated/graphql'
import { ActionForm } from './ActionForm'
import { ConsentFields } from './ConsentFields'
import type { ActionDialogProps } from './personAction'

const words = personActions.recordConsent

/** A new signature of somebody who had withdrawn. */
export function RecordConsentDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(consentSchema(today)),
    defaultValues: {
      UserId: person.id,
      ConsentedOn: today,
      ConsentVersion: '',
      IdentityDocument: undefined,
    },
  })
  return (
    <ActionForm
      person={person}
      words={words}
      form={form}
      onSubmit={(input) => run(RecordConsentDocument, { input })}
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
