import { DialogButton } from '../../../parts/actions/DialogButton'
import { lazyOf } from '../../../parts/components/lazyOf'

const MailDialog = lazyOf(() => import('./MailDialog'), 'MailDialog')

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
