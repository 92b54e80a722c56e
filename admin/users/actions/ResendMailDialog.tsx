import { personActions } from '../../../shared/messages/personActions'
import { ResendMailDocument } from '../../generated/graphql'
import { ConfirmDialog } from './ConfirmDialog'
import type { ActionDialogProps } from './personAction'
import { useRunAction } from '../../actions/useRunAction'

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
