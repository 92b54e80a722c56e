import { personActions } from '../../../shared/messages/personActions'
import { ResendMailDocument } from '../../generated/graphql'
import { ConfirmDialog } from './ReasonDialog'
import type { ActionDialogProps } from '../../actions/ActionForm'

type Props = ActionDialogProps & { mailId: string }

/** A message that was given up is tried again. */
export function ResendMailDialog({ mailId, ...props }: Props) {
  return (
    <ConfirmDialog
      {...props}
      words={personActions.resendMail}
      onConfirm={(run) => run(ResendMailDocument, { input: { MailId: mailId } })}
    />
  )
}
