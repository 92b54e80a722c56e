import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useCanAccess, useNotify, useRefresh } from 'react-admin'
import { failureMessage } from '../components/failureMessage'
import { useCallApi } from '../dataProvider/useCallApi'
import { ResendMailDocument, type MailRowFragment } from '../generated/graphql'

/** To the address the person has by now; a mail that is of no use any more has no button. */
export function ResendButton({ mail }: { mail: MailRowFragment }) {
  const { canAccess } = useCanAccess({ resource: 'mails', action: 'edit' })
  const call = useCallApi()
  const refresh = useRefresh()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(ResendMailDocument, { input: { MailId: mail.Id } }),
    onSuccess: () => notify('再送を受け付けました。現在のメールアドレスへ送ります。', { type: 'success' }),
    onError: (failure) => notify(failureMessage(failure), { type: 'error' }),
    onSettled: refresh,
  })
  if (!canAccess || !mail.Resendable) return null
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      aria-label={`「${mail.Label}」を再送する`}
      onClick={() => mutate()}
    >
      再送する
    </Button>
  )
}
