import { personActions } from '../../../shared/messages/personActions'
import { RecordAttendanceDocument } from '../../generated/graphql'
import { ConfirmDialog } from './ConfirmDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

/** Who did not come chooses again; after the second time they wait again. */
export function AbsentDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.absent)
  const input = { UserId: props.person.id, Attended: false }
  return (
    <ConfirmDialog
      {...props}
      words={personActions.absent}
      onConfirm={() => run(RecordAttendanceDocument, { input })}
    />
  )
}
