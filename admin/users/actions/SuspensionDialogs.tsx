import { personActions } from '../../../shared/messages/personActions'
import {
  UpdateProfileByAdminDocument,
  LiftDonationPauseDocument,
  StopUserDocument,
} from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from '../../actions/ActionForm'

/** The stop without an end, and its end. */
export function SuspendDialog(props: ActionDialogProps) {
  const { Version, SuspensionStatus2 } = props.person.Profile
  const words = SuspensionStatus2 ? personActions.unsuspend : personActions.suspend
  return (
    <ReasonDialog
      {...props}
      words={words}
      onConfirm={(input, run) =>
        run(UpdateProfileByAdminDocument, {
          input: { ...input, Version, SuspensionStatus2: !SuspensionStatus2 },
        })
      }
    />
  )
}

/** Lets a donor come again although the check before renewal did not pass. */
export function LiftPauseDialog(props: ActionDialogProps) {
  return (
    <ReasonDialog
      {...props}
      words={personActions.liftPause}
      onConfirm={(input, run) => run(LiftDonationPauseDocument, { input: input })}
    />
  )
}

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
