import { Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { PASSWORD_HINT, TOTP_HINT } from '../../../../shared/words/program/notices'
import { staffAccount as texts } from '../../../ground/words/staffAccount'
import { changePasswordSchema, totpSchema } from '../../../../shared/forms/auth'
import { Follows } from '../../../parts/actions/ActionForm'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm, useConfirmForm } from '../../../parts/components/FormField'
import { TotpKey } from '../../../parts/components/TotpKey'
import type { OwnPoolAccount } from './ownPoolAccount'

type Props = { pool: OwnPoolAccount; onClose: () => void }

export function ChangePasswordDialog({ pool, email, onClose }: Props & { email: string }) {
  const notify = useNotify()
  const form = useYupForm(changePasswordSchema, { CurrentPassword: '', Password: '' }, { email })
  return (
    <FormDialog
      title={texts.password.change}
      form={form}
      submitLabel={texts.password.change}
      onSubmit={async ({ CurrentPassword, Password }) => {
        await pool.changePassword(CurrentPassword, Password)
        notify(texts.password.changed, { type: 'success' })
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{texts.password.lead}</Typography>
      <FormField
        form={form}
        name="CurrentPassword"
        label="いまのパスワード"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <FormField
        form={form}
        name="Password"
        label="新しいパスワード"
        hint={PASSWORD_HINT}
        type="password"
        autoComplete="new-password"
      />
    </FormDialog>
  )
}

/** The first step asks for the key, so that a proof of the password comes before the QR code. */
export function SetUpTotpDialog({ pool, email, onClose }: Props & { email: string }) {
  const notify = useNotify()
  const refresh = useRefreshAccount()
  const [key, setKey] = useState<string | null>(null)
  const start = useConfirmForm()
  const form = useYupForm(totpSchema, { Code: '' })

  if (key === null)
    return (
      <FormDialog
        title={texts.totp.title}
        form={start}
        submitLabel={texts.totp.next}
        onSubmit={async () => {
          setKey(await pool.newTotpKey())
          return false
        }}
        onClose={onClose}
      >
        <Follows sentences={texts.totp.follows} />
      </FormDialog>
    )
  return (
    <FormDialog
      title={texts.totp.title}
      form={form}
      submitLabel={texts.totp.submit}
      onSubmit={async ({ Code }) => {
        await pool.proveTotp(Code)
        notify(texts.totp.done, { type: 'success' })
        await refresh()
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{texts.totp.scan}</Typography>
      <TotpKey secretCode={key} address={email} />
      <FormField
        form={form}
        name="Code"
        label="認証アプリのコード"
        hint={TOTP_HINT}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
    </FormDialog>
  )
}

export function RemoveTotpDialog({ pool, onClose }: Props) {
  const notify = useNotify()
  const refresh = useRefreshAccount()
  return (
    <FormDialog
      title={texts.totp.remove}
      form={useConfirmForm()}
      submitLabel={texts.totp.remove}
      isDangerous
      onSubmit={async () => {
        await pool.removeTotp()
        notify(texts.totp.removed, { type: 'success' })
        await refresh()
      }}
      onClose={onClose}
    >
      <Follows sentences={texts.totp.removeFollows} />
    </FormDialog>
  )
}

export function SignOutEverywhereDialog({ pool, onClose }: Props) {
  const logout = useLogout()
  const notify = useNotify()
  return (
    <FormDialog
      title={texts.everywhere.label}
      form={useConfirmForm()}
      submitLabel={texts.everywhere.label}
      isDangerous
      onSubmit={async () => {
        await pool.signOutEverywhere()
        await logout({}, undefined, false)
        notify(texts.everywhere.done, { type: 'info' })
      }}
      onClose={onClose}
    >
      <Follows sentences={texts.everywhere.follows} />
    </FormDialog>
  )
}

function useRefreshAccount() {
  const cache = useQueryClient()
  return async () => {
    await Promise.all(['ownTotp', 'ownAccount'].map((name) => cache.invalidateQueries({ queryKey: [name] })))
  }
}
