import { personActions } from '../../../shared/messages/personActions'
import { StopUserDocument } from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

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
