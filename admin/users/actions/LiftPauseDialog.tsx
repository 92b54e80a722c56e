import { personActions } from '../../../shared/messages/personActions'
import { LiftDonationPauseDocument } from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

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
