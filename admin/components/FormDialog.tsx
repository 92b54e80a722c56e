import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { PROOF_MISSING } from '../../shared/messages/apiErrors'
import { UNSAVED_CHANGES } from '../../shared/messages/systemMessages'
import { failureMessage } from './failureMessage'
import { showFieldErrors } from './showFieldErrors'
import { useLeaveGuard } from './useLeaveGuard'

const ProofDialog = lazy(() => import('./ProofDialog').then((file) => ({ default: file.ProofDialog })))

type Props<Values extends FieldValues, Output> = {
  title: string
  form: UseFormReturn<Values, unknown, Output>
  submitLabel: string
  /** Saves; what it throws is shown at its fields, or above them where it belongs to none. False keeps the form open. */
  onSubmit: (values: Output) => Promise<void | false>
  onClose: () => void
  maxWidth?: DialogProps['maxWidth']
  /** What is done cannot be taken back. */
  isDangerous?: boolean
  children: ReactNode
}

/**
 * A form over the page. It closes when the server has said yes, and asks before it forgets what was typed. What needs a
 * fresh sign-in asks for the password over it and goes on.
 */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, form, submitLabel, onSubmit, onClose, maxWidth = 'xs', isDangerous, children } = props
  const [failure, setFailure] = useState<string | null>(null)
  const [proving, setProving] = useState(false)
  const { isSubmitting, isDirty } = form.formState
  useLeaveGuard(isDirty)

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      if ((await onSubmit(values)) !== false) onClose()
    } catch (error) {
      if (failureMessage(error) === PROOF_MISSING) setProving(true)
      else if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
    }
  })
  const leave = () => {
    if (!isDirty || window.confirm(UNSAVED_CHANGES)) onClose()
  }

  const goOn = () => {
    setProving(false)
    void submit()
  }

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : leave}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby="form-title"
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id="form-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {failure && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={isSubmitting}>
            やめる
          </Button>
          <Button
            type="submit"
            variant={isDangerous ? 'outlined' : 'contained'}
            color={isDangerous ? 'error' : 'primary'}
            loading={isSubmitting}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
      {proving && (
        <Suspense>
          <ProofDialog onProved={goOn} onClose={() => setProving(false)} />
        </Suspense>
      )}
    </Dialog>
  )
}
