import { personActions } from '../../../shared/messages/personActions'
import { UpdateProfileByAdminDocument } from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

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
