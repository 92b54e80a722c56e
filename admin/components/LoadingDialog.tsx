import { Dialog, DialogContent } from '@mui/material'
import { FailurePanel, RowsSkeleton, failureMessage } from './LoadingOrFailure'

type Props = { label: string; maxWidth: 'sm' | 'md'; error: unknown; onClose: () => void }

/** Shown in place of a dialog while its data loads. */
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
