import { Dialog, DialogContent } from '@mui/material'
import { FailurePanel, RowsSkeleton, failureMessage } from './LoadingOrFailure'

type Props = { label: string; maxWidth: 'sm' | 'md'; error: unknown; onClose: () => void }

export const LoadingDialog = ({ label, maxWidth, error, onClose }: Props) => (
  <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-label={label}>
    <DialogContent>
      {error ? (
        <FailurePanel title="読み込めませんでした" text={failureMessage(error)} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </DialogContent>
  </Dialog>
)
