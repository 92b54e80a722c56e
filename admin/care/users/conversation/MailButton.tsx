import { lazy } from 'react'
import { DialogButton } from '../../../parts/actions/DialogButton'

const MailDialog = lazy(() => import('./MailDialog').then((file) => ({ default: file.MailDialog })))

type Props = { mail: { Id: string; Label: string } }

export function MailButton({ mail }: Props) {
  return (
    <DialogButton
      operation="getMail"
      label="本文を読む"
      size="small"
      variant="text"
      aria-label={`${mail.Label}の本文を読む`}
      Dialog={MailDialog}
      about={{ mailId: mail.Id }}
    />
  )
}
