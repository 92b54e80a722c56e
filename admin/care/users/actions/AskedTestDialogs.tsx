import { personActions } from '../../../../shared/words/office/personActions'
import { AskForTestDocument, EndAskedTestDocument } from '../../../generated/graphql'
import type { ActionDialogProps } from '../../../parts/actions/ActionForm'
import { ConfirmDialog } from './ReasonDialog'

export function AskForTestDialog(props: ActionDialogProps) {
  const input = { UserId: props.person.id }
  return (
    <ConfirmDialog
      {...props}
      words={personActions.askForTest}
      onConfirm={(run) => run(AskForTestDocument, { input })}
    />
  )
}

export function EndAskedDialog(props: ActionDialogProps) {
  const input = { UserId: props.person.id }
  return (
    <ConfirmDialog
      {...props}
      words={personActions.endAsked}
      onConfirm={(run) => run(EndAskedTestDocument, { input })}
    />
  )
}
