import { yupResolver } from '@hookform/resolvers/yup'
import Typography from '@mui/material/Typography'
import { useNotify, useRefresh } from 'react-admin'
import { useForm } from 'react-hook-form'
import { pendingAccountActions as words } from '../../shared/messages/pendingAccounts'
import { withReasonSchema } from '../../shared/validation/reason'
import { EmailText } from '../components/EmailText'
import { FormDialog } from '../components/FormDialog'
import { FormField } from '../components/FormField'
import { useCallApi } from '../dataProvider/useCallApi'
import {
  DeletePendingAccountDocument,
  SendPendingAccountCodeDocument,
  StopPendingAccountDocument,
  type PendingAccountRowFragment,
} from '../generated/graphql'
import { Follows } from '../users/actions/Follows'

type Props = {
  account: PendingAccountRowFragment
  action: keyof typeof words
  onClose: () => void
}

/** Says what follows, asks for a reason where something is taken away or given back, and does it. */
export function PendingAccountDialog({ account, action, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const { label, follows, done } = words[action]
  const isMail = action === 'resendCode' || action === 'sendRecovery'
  const form = useForm({
    resolver: isMail ? undefined : yupResolver(withReasonSchema),
    defaultValues: { UserId: account.Id, Reason: '' },
  })

  const confirm = async ({ Reason }: { Reason: string }) => {
    const input = { UserId: account.Id, Reason }
    if (isMail) await call(SendPendingAccountCodeDocument, { id: account.Id })
    else if (action === 'delete') await call(DeletePendingAccountDocument, { input })
    else await call(StopPendingAccountDocument, { input: { ...input, Stop: action === 'stop' } })
    notify(done, { type: 'success' })
    refresh()
  }

  return (
    <FormDialog
      title={label}
      form={form}
      submitLabel={label}
      isDangerous={action === 'delete'}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 700 }}>
        <EmailText email={account.Email} />
      </Typography>
      <Follows sentences={follows} />
      {!isMail && <FormField form={form} name="Reason" label="理由" multiline autoFocus />}
    </FormDialog>
  )
}
