import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { failureMessage } from './failureMessage'
import { showFieldErrors } from './showFieldErrors'

type Props<Values extends FieldValues, Output> = {
  title: string
  form: UseFormReturn<Values, unknown, Output>
  submitLabel: string
  /** Saves; what it throws is shown at its fields, or above them where it belongs to none. */
  onSubmit: (values: Output) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form over the page. It closes when the server has said yes, never before. */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, form, submitLabel, onSubmit, onClose, children } = props
  const [failure, setFailure] = useState<string | null>(null)
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await onSubmit(values)
      onClose()
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
    }
  })

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="form-title"
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id="form-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {failure && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={isSubmitting}>
            やめる
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
