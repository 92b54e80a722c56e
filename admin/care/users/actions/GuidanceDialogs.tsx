import { FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useController } from 'react-hook-form'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { guidanceLabels } from '../../../../shared/words/labels/guidanceLabels'
import { personActions, outOfTurnPlaces } from '../../../../shared/words/office/personActions'
import { attendanceSchema } from '../../../../shared/forms/attendance'
import { inviteOutOfTurnSchema } from '../../../../shared/forms/personActions'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { RowsSkeleton } from '../../../parts/components/LoadingOrFailure'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import {
  ReserveGuidanceByAdminDocument,
  UpdateGuidanceByAdminDocument,
  DeleteGuidanceByAdminDocument,
  RecordGuidanceAttendanceDocument,
  InviteOutOfTurnDocument,
  PreferenceSlotsDocument,
} from '../../../generated/graphql'
import { TimeDialog } from '../booking/TimeDialog'
import { ConsentFields } from './ConsentDialogs'
import { ConfirmDialog, confirmDialog } from './ReasonDialog'

export function BookDialog(props: ActionDialogProps) {
  return (
    <TimeDialog
      {...props}
      words={personActions.book}
      onSave={(input, run) => run(ReserveGuidanceByAdminDocument, { input })}
    />
  )
}

/** On behalf of the person, with a free place. @param initial an hour that was chosen before */
export function ChangeBookingDialog(props: ActionDialogProps & { initial?: string | null }) {
  return (
    <TimeDialog
      {...props}
      words={personActions.changeBooking}
      onSave={(input, run) => run(UpdateGuidanceByAdminDocument, { input })}
    />
  )
}

export const CancelBookingDialog = confirmDialog(personActions.cancelBooking, DeleteGuidanceByAdminDocument)

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
      words={personActions.attend}
      form={form}
      onSubmit={(input, run) => run(RecordGuidanceAttendanceDocument, { input })}
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

/** An absent person chooses again; after the second time they wait again. */
export function AbsentDialog(props: ActionDialogProps) {
  const input = { UserId: props.person.id, Attended: false }
  return (
    <ConfirmDialog
      {...props}
      words={personActions.absent}
      onConfirm={(run) => run(RecordGuidanceAttendanceDocument, { input })}
    />
  )
}

/** Invites before those who wait longer. Says whether there is a place before a reason is written. */
export function InviteDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const { data, isPending } = useApiQuery(
    ['placesOfMonth', year, month],
    PreferenceSlotsDocument,
    {},
    { staleTime: 0 },
  )
  const slot = data?.getPreference.find(({ Year, Month }) => Year === year && Month === month)
  const free = slot ? slot.AvailableSlots + slot.AdditionalAvailableSlots - slot.GivenGuidanceCount : 0
  // If the months could not be read, the server decides whether there is a place.
  const isFull = data !== undefined && free <= 0
  const form = useYupForm(inviteOutOfTurnSchema, { UserId: person.id, Reason: '', AddPlace: null })
  const { field } = useController({ control: form.control, name: 'AddPlace' })
  const adds = field.value ?? isFull
  const name = `${year}年${month}月`
  return (
    <ActionForm
      subject={person.Profile}
      words={personActions.invite}
      form={form}
      onSubmit={(input, run) => run(InviteOutOfTurnDocument, { input: { ...input, AddPlace: adds } })}
      onClose={onClose}
    >
      {isPending ? (
        <RowsSkeleton rows={2} />
      ) : (
        <>
          <FormLabel id="place-of-invitation">使う枠</FormLabel>
          <RadioGroup
            aria-labelledby="place-of-invitation"
            value={adds ? 'add' : 'free'}
            onChange={(_event, value) => field.onChange(value === 'add')}
            sx={{ gap: { xs: 1, sm: 0 } }}
          >
            <FormControlLabel
              value="free"
              disabled={isFull}
              control={<Radio />}
              label={isFull ? outOfTurnPlaces.full(name) : outOfTurnPlaces.free(name, data ? free : null)}
            />
            <FormControlLabel value="add" control={<Radio />} label={outOfTurnPlaces.add(name)} />
          </RadioGroup>
        </>
      )}
      <FormField form={form} name="Reason" label="理由" multiline />
    </ActionForm>
  )
}
