import { Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { pendingAccountActions as words } from '../../ground/words/pendingAccounts'
import { withReasonSchema } from '../../../shared/forms/personActions'
import { string } from '../../../shared/forms/yup'
import type { PendingAccountState } from '../../../shared/generated/schema'
import { ActMenu } from '../../parts/components/ActMenu'
import { Follows } from '../../parts/actions/ActionForm'
import type { StaffOperation } from '../../../shared/rules/records/access/operations'
import { useMayCall } from '../../ground/auth/useDuties'
import { EmailText } from '../../parts/components/Card'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  type PendingAccountRowFragment,
  DeletePendingAccountDocument,
  SendPendingAccountCodeDocument,
  StopPendingAccountDocument,
} from '../../generated/graphql'

type Action = keyof typeof words

const actionsAt: Record<PendingAccountState, readonly Action[]> = {
  Unconfirmed: ['resendCode', 'stop', 'delete'],
  Confirmed: ['sendRecovery', 'stop', 'delete'],
  Stopped: ['resume', 'delete'],
}

const operationOf = {
  resendCode: 'sendPendingAccountCode',
  sendRecovery: 'sendPendingAccountCode',
  stop: 'stopPendingAccount',
  resume: 'stopPendingAccount',
  delete: 'deletePendingAccount',
} as const satisfies Record<Action, StaffOperation>

export function PendingAccountActions({ account }: { account: PendingAccountRowFragment }) {
  const mayCall = useMayCall()
  const actions = actionsAt[account.State].filter((action) => mayCall(operationOf[action]))
  const [asked, setAsked] = useState<Action | null>(null)
  return (
    <>
      <ActMenu
        size="small"
        variant="outlined"
        aria-label={`${account.Email}への操作`}
        label="操作"
        acts={actions.map((action) => ({
          key: action,
          name: words[action].label,
          isDangerous: action === 'delete',
          choose: () => setAsked(action),
        }))}
      />
      {asked && <PendingAccountDialog account={account} action={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

type Props = {
  account: PendingAccountRowFragment
  action: keyof typeof words
  onClose: () => void
}

const withoutReason = withReasonSchema.shape({ Reason: string().defined() })

function PendingAccountDialog({ account, action, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  const { label, follows, done } = words[action]
  const isMail = action === 'resendCode' || action === 'sendRecovery'
  const form = useYupForm(isMail ? withoutReason : withReasonSchema, { UserId: account.Id, Reason: '' })

  const confirm = async ({ Reason }: { Reason: string }) => {
    const input = { UserId: account.Id, Reason }
    if (isMail) await call(SendPendingAccountCodeDocument, { input: { UserId: account.Id } })
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
