import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from '@mui/material'
import { useState, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isRecord } from '../../../shared/facts/isRecord'
import { READ_AGAIN, UNSAVED_CHANGES } from '../../../shared/words/program/systemMessages'
import { fieldSentences } from '../../ground/dataProvider/toHttpError'
import { ActFailure } from './ActFailure'
import type { RowForm } from './FormField'
import { failureMessage } from './LoadingOrFailure'
import { useProof } from './useProof'

export type FormDialogProps<Values extends FieldValues, Output> = {
  title: string
  form: RowForm<Values, Output>
  submitLabel: string
  /** Errors are shown at their fields or at the button. False keeps the form open. */
  onSubmit: (values: Output) => Promise<void | false>
  onClose: () => void
  /** For tables and previews; other forms are 520 px wide, confirmations 416. */
  maxWidth?: DialogProps['maxWidth']
  isConfirmation?: boolean
  isDangerous?: boolean
  children: ReactNode
}

/** Asks before it discards input. If the server wants a fresh sign-in, asks for the password and continues. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, form, submitLabel, onSubmit, onClose, maxWidth, isConfirmation, isDangerous, children } =
    props
  const [failure, setFailure] = useState<string | null>(null)
  const proof = useProof()
  const { isSubmitting, isDirty } = form.formState
  const here = useRef<HTMLFormElement>(null)
  useLeaveGuard(isDirty)
  useFocusOnFault(here, form.formState.submitCount)

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      if ((await onSubmit(values)) !== false) onClose()
    } catch (error) {
      if (proof.isAsked(error)) proof.ask(() => void submit())
      else if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
    }
  })
  const leave = () => {
    if (!isDirty || window.confirm(UNSAVED_CHANGES)) onClose()
  }

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : leave}
      fullWidth
      maxWidth={maxWidth ?? (isConfirmation ? 'xs' : 'sm')}
      aria-labelledby="form-title"
    >
      <form ref={here} noValidate onSubmit={submit}>
        <DialogTitle id="form-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {form.meanwhile && !isSubmitting && (
            <Alert
              severity="warning"
              role="status"
              action={
                <Button color="inherit" size="small" onClick={form.meanwhile.readAgain}>
                  {READ_AGAIN}
                </Button>
              }
            >
              {form.meanwhile.says}
            </Alert>
          )}
          {children}
        </DialogContent>
        <ActFailure>{failure}</ActFailure>
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
      </form>
      {proof.dialog}
    </Dialog>
  )
}

/** @returns false if the error names no field of this form */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  failure: unknown,
): boolean {
  const isField = (name: string): name is Path<Values> => Object.hasOwn(form.getValues(), name)
  let shown = false
  for (const [name, message] of Object.entries(fieldSentences(failure))) {
    if (!isField(name)) continue
    form.setError(name, { message }, { shouldFocus: !shown })
    shown = true
  }
  return shown
}

/** Where no wrong field has the focus, as with a choice of days, the first sentence about one takes it. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, submitCount: number) {
  useEffect(() => {
    if (submitCount === 0 || document.activeElement?.closest('[aria-invalid=true]')) return
    const sentence = form.current?.querySelector<HTMLElement>('.MuiFormHelperText-root.Mui-error')
    if (!sentence) return
    sentence.tabIndex = -1
    sentence.focus()
  }, [form, submitCount])
}

/**
 * Asks before the tab closes or goes back with unsaved input. Going back uses up an extra history entry, so that
 * staying leaves the page as it is.
 */
function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const guard = crypto.randomUUID()
    const stand = () => window.history.pushState({ ...state(), guard }, '')
    let leaving = false
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = () => {
      if (leaving) return
      leaving = window.confirm(UNSAVED_CHANGES)
      if (leaving) window.history.back()
      else stand()
    }
    stand()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('popstate', ask)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('popstate', ask)
      // Skipped if the person followed a link.
      if (state().guard === guard) window.history.back()
    }
  }, [isDirty])
}

function state(): Record<string, unknown> {
  const kept: unknown = window.history.state
  return isRecord(kept) ? kept : {}
}
