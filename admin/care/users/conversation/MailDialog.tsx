import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { MAIL_NOT_AS_SENT, MAIL_NOT_KEPT } from '../../../../shared/words/office/conversation'
import { RowsSkeleton, failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { MailTextDocument } from '../../../generated/graphql'

type Props = { mailId: string; onClose: () => void }

export function MailDialog({ mailId, onClose }: Props) {
  const { data, error, isPending } = useApiQuery(['mailText', mailId], MailTextDocument, { id: mailId })
  const content = data?.getMail.Content ?? null
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="mail-title">
      <DialogTitle id="mail-title">{content?.Subject ?? 'メールの本文'}</DialogTitle>
      {/* Scrolls by keys too. */}
      <DialogContent tabIndex={0} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {isPending && <RowsSkeleton rows={4} />}
        {error && <span>{failureMessage(error)}</span>}
        {content?.AsSent === false && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {MAIL_NOT_AS_SENT}
          </Alert>
        )}
        {data && <span>{content?.Text ?? MAIL_NOT_KEPT}</span>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          閉じる
        </Button>
      </DialogActions>
    </Dialog>
  )
}
