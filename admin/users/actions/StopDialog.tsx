import { personActions } from '../../../shared/messages/personActions'
import { StopUserDocument } from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from './useRunAction'

/** For a time: whoever is stopped reads, leaves and signs out. */
export function StopDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.stop)
  return (
    <ReasonDialog
      {...props}
      words={personActions.stop}
      onConfirm={(input) => run(StopUserDocument, { input: { ...input, Stop: true } })}
    />
  )
}
