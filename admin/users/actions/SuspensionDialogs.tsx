import { personActions } from '../../../shared/messages/personActions'
import { useRunAction } from '../../actions/useRunAction'
import {
  UpdateProfileByAdminDocument,
  LiftDonationPauseDocument,
  StopUserDocument,
} from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'

/** The stop without an end, and its end. */
export function SuspendDialog(props: ActionDialogProps) {
  const { Version, SuspensionStatus2 } = props.person.Profile
  const words = SuspensionStatus2 ? personActions.unsuspend : personActions.suspend
  const run = useRunAction(words)
  return (
    <ReasonDialog
      {...props}
      words={words}
      onConfirm={(input) =>
        run(UpdateProfileByAdminDocument, {
          input: { ...input, Version, SuspensionStatus2: !SuspensionStatus2 },
        })
      }
    />
  )
}

/** Lets a donor come again although the check before renewal did not pass. */
export function LiftPauseDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.liftPause)
  return (
    <ReasonDialog
      {...props}
      words={personActions.liftPause}
      onConfirm={(input) => run(LiftDonationPauseDocument, { input: input })}
    />
  )
}

/** Ends the stop for a time. */
export function ResumeDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.resume)
  return (
    <ReasonDialog
      {...props}
      words={personActions.resume}
      onConfirm={(input) => run(StopUserDocument, { input: { ...input, Stop: false } })}
    />
  )
}
