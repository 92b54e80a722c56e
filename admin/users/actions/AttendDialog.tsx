import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { japaneseDateOf } from '../../../shared/dates'
import { guidanceLabels } from '../../../shared/labels/guidanceLabels'
import { personActions } from '../../../shared/messages/personActions'
import { attendanceSchema } from '../../../shared/validation/attendance'
import { useConsole } from '../../console/ConsoleContext'
import { FormDialog } from '../../components/FormDialog'
import { FormField } from '../../components/FormField'
import { RecordAttendanceDocument } from '../../generated/graphql'
import { Follows } from '../../actions/Follows'
import { ConsentFields } from './ConsentFields'
import type { ActionDialogProps } from './personAction'
import { titleFor } from '../../actions/titleFor'
import { useRunAction } from '../../actions/useRunAction'

const words = personActions.attend

/** Who came, was identified and consented, with the paper they signed and the kit they took home. */
export function AttendDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(attendanceSchema),
    defaultValues: {
      UserId: person.id,
      Attended: true,
      ConsentVersion: '',
      KitNumber: '',
      IdentityDocument: undefined,
    },
  })
  const reserved = person.Guidance?.ReservedAt
  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={(input) => run(RecordAttendanceDocument, { input })}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
      <FormField
        form={form}
        name="KitNumber"
        label={guidanceLabels.KitNumber.admin}
        hint="お渡しした検査キットの番号"
        autoFocus
      />
      <ConsentFields
        form={form}
        version="ConsentVersion"
        identity="IdentityDocument"
        day={reserved ? japaneseDateOf(new Date(reserved)) : today}
        onFound={(version) => form.setValue('ConsentVersion', version)}
      />
    </FormDialog>
  )
}
