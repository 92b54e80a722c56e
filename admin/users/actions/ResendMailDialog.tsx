import { personActions } from '../../../shared/messages/personActions'
import { useRunAction } from '../../actions/useRunAction'
import { ResendMailDocument } from '../../generated/graphql'
import { ConfirmDialog } from './ReasonDialog'
import type { ActionDialogProps } from './personAction'

type Props = ActionDialogProps & { mailId: string }

/** A message that was given up is tried again. */
export function ResendMailDialog({ mailId, ...props }: Props) {
  const run = useRunAction(personActions.resendMail)
  return (
    <ConfirmDialog
      {...props}
      words={personActions.resendMail}
      onConfirm={() => run(ResendMailDocument, { input: { MailId: mailId } })}
    />
  )
}
