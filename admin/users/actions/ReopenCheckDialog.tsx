import { personActions } from '../../../shared/messages/personActions'
import { ReopenOnlineCheckDocument } from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from './useRunAction'

/** Lets somebody answer once more whom the criteria refused for good. */
export function ReopenCheckDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.reopenCheck)
  return (
    <ReasonDialog
      {...props}
      words={personActions.reopenCheck}
      onConfirm={(input) => run(ReopenOnlineCheckDocument, { input: input })}
    />
  )
}
