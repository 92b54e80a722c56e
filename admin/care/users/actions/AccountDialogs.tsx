import { useState } from 'react'
import { addDays } from '../../../../shared/facts/dates'
import { userProfileLabels as labels } from '../../../../shared/words/labels/userProfileLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { stoppedBookingLabels, stoppedBookingWords } from '../../../../shared/words/visits/stoppedVisit'
import {
  stopUserFormSchema,
  emailByAdminSchema,
  deleteUserFormSchema,
} from '../../../../shared/forms/personActions'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'
import { CheckField, ChoiceField } from '../../../parts/components/ChoiceField'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import {
  UpdateProfileByAdminDocument,
  LiftDonationPauseDocument,
  StopUserDocument,
  UpdateUserEmailByAdminDocument,
  DeleteUserDocument,
} from '../../../generated/graphql'
import { visitToCome } from '../../../parts/people/personRecord'
import { fullName } from '../../../parts/people/PersonName'
import { ReasonDialog, reasonDialog } from './ReasonDialog'

/** The stop without an end, and its end. */
export function SuspendDialog(props: ActionDialogProps) {
  const { Version, SuspensionStatus2 } = props.person.Profile
  // What was asked for stays, also when a colleague does it meanwhile.
  const [wasSuspended] = useState(SuspensionStatus2)
  const words = wasSuspended ? personActions.unsuspend : personActions.suspend
  return (
    <ReasonDialog
      {...props}
      words={words}
      onConfirm={(input, run) =>
        run(UpdateProfileByAdminDocument, {
          input: { ...input, Version, SuspensionStatus2: !wasSuspended },
        })
      }
    />
  )
}

/** Lets a donor come again although the check before renewal did not pass. */
export const LiftPauseDialog = reasonDialog(personActions.liftPause, LiftDonationPauseDocument)

/** Ends the stop for a time. */
export function ResumeDialog(props: ActionDialogProps) {
  return (
    <ReasonDialog
      {...props}
      words={personActions.resume}
      onConfirm={(input, run) => run(StopUserDocument, { input: { ...input, Stop: false } })}
    />
  )
}

/** A stop for a time: the person can still read, leave and sign out. While it lasts, moves its end. */
export function StopDialog({ person, onClose }: ActionDialogProps) {
  const { clock } = useConsole()
  const [today, now] = [clock.today(), clock.now()]
  const begins = !person.Profile.SuspensionStatus1
  const words = begins ? personActions.stop : personActions.moveStop
  // What was booked stays or goes when the stop begins; later the office cancels it by itself.
  const visit = begins ? visitToCome(person, now) : null
  const form = useYupForm(stopUserFormSchema(today, visit !== null), {
    UserId: person.id,
    Stop: true,
    Reason: '',
    Until: person.Profile.SuspendedUntil ?? '',
    Booking: null,
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
      {visit && (
        <ChoiceField
          form={form}
          name="Booking"
          label={stoppedBookingWords.label(visit)}
          options={stoppedBookingLabels}
        />
      )}
      <FormField form={form} name="Reason" label="理由" multiline />
    </ActionForm>
  )
}

/** Another address for an identified person who can no longer read mail at the old one. */
export function CorrectEmailDialog({ person, onClose }: ActionDialogProps) {
  const form = useYupForm(emailByAdminSchema, { UserId: person.id, Email: '', Identified: false, Reason: '' })
  return (
    <ActionForm
      subject={person.Profile}
      words={personActions.correctEmail}
      form={form}
      onSubmit={(input, run) => run(UpdateUserEmailByAdminDocument, { input })}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="Email"
        label={`新しい${labels.Email.admin}`}
        hint={`いまのアドレス：${person.Profile.Email}`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
      />
      <FormField form={form} name="Reason" label="理由" hint="本人確認の方法も書いてください" multiline />
      <CheckField form={form} name="Identified" label="本人であることを確認しました" />
    </ActionForm>
  )
}

export function DeleteDialog({ person, onClose }: ActionDialogProps) {
  const name = fullName(person.Profile) ?? person.Profile.Email ?? ''
  const form = useYupForm(deleteUserFormSchema(name), { UserId: person.id, Reason: '', TypedName: '' })
  return (
    <ActionForm
      subject={person.Profile}
      words={personActions.remove}
      form={form}
      isDangerous
      onSubmit={({ UserId, Reason }, run) => run(DeleteUserDocument, { input: { UserId, Reason } })}
      onClose={onClose}
    >
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
      <FormField form={form} name="TypedName" label={`確認のため「${name}」と入力`} autoComplete="off" />
    </ActionForm>
  )
}
