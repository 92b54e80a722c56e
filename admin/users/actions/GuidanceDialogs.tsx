import { japaneseDateOf } from '../../../shared/dates'
import { guidanceLabels } from '../../../shared/labels/guidanceLabels'
import { personActions } from '../../../shared/messages/personActions'
import { attendanceSchema } from '../../../shared/validation/attendance'
import { FormField, useYupForm } from '../../components/FormField'
import { useConsole } from '../../console/ConsoleContext'
import {
  BookForPersonDocument,
  ChangeBookingOfPersonDocument,
  CancelBookingOfPersonDocument,
  RecordAttendanceDocument,
} from '../../generated/graphql'
import { TimeDialog } from '../booking/TimeDialog'
import { ConsentFields } from './ConsentFields'
import { ConfirmDialog } from './ReasonDialog'
import { type ActionDialogProps, ActionForm } from '../../actions/ActionForm'

/** On behalf of the person, with a place that is free. */
export function BookDialog(props: ActionDialogProps) {
  return (
    <TimeDialog
      {...props}
      words={personActions.book}
      onSave={(input, run) => run(BookForPersonDocument, { input })}
    />
  )
}

/** On behalf of the person, with a place that is free. */
export function ChangeBookingDialog(props: ActionDialogProps) {
  return (
    <TimeDialog
      {...props}
      words={personActions.changeBooking}
      onSave={(input, run) => run(ChangeBookingOfPersonDocument, { input })}
    />
  )
}

/** On behalf of the person, until the booked hour begins. */
export function CancelBookingDialog(props: ActionDialogProps) {
  const input = { UserId: props.person.id }
  return (
    <ConfirmDialog
      {...props}
      words={personActions.cancelBooking}
      onConfirm={(run) => run(CancelBookingOfPersonDocument, { input })}
    />
  )
}

const words = personActions.attend

/** Who came, was identified and consented, with the paper they signed and the kit they took home. */
export function AttendDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const form = useYupForm(attendanceSchema, {
    UserId: person.id,
    Attended: true,
    ConsentVersion: '',
    KitNumber: '',
    IdentityDocument: undefined,
  })
  const reserved = person.Guidance?.ReservedAt
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={(input, run) => run(RecordAttendanceDocument, { input })}
      onClose={onClose}
    >
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
    </ActionForm>
  )
}

/** Who did not come chooses again; after the second time they wait again. */
export function AbsentDialog(props: ActionDialogProps) {
  const input = { UserId: props.person.id, Attended: false }
  return (
    <ConfirmDialog
      {...props}
      words={personActions.absent}
      onConfirm={(run) => run(RecordAttendanceDocument, { input })}
    />
  )
}
