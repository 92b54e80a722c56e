import { personActions } from '../../../shared/messages/personActions'
import { InviteOutOfTurnDocument } from '../../generated/graphql'
import { ReasonDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from './useRunAction'

/** Before those who wait longer, with a place of this month. */
export function InviteDialog(props: ActionDialogProps) {
  const run = useRunAction(personActions.invite)
  return (
    <ReasonDialog
      {...props}
      words={personActions.invite}
      onConfirm={(input) => run(InviteOutOfTurnDocument, { input: input })}
    />
  )
}
