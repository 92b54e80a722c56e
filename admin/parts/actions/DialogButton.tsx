import { Button, type ButtonProps } from '@mui/material'
import { Suspense, useState, type ComponentType } from 'react'
import type { StaffOperation } from '../../../shared/rules/records/access/operations'
import { useMayCall } from '../../ground/auth/useDuties'

type Props<Particulars extends object> = Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'aria-label'
> & {
  label: string
  /** What the dialog calls in the end: nothing is shown to duties that may not. */
  operation: StaffOperation
  Dialog: ComponentType<Particulars & { onClose: () => void }>
  about: Particulars
}

/** A button that opens a dialog, for whose duties the act is. */
export function DialogButton<Particulars extends object>(props: Props<Particulars>) {
  const { label, operation, Dialog, about, variant = 'outlined', ...button } = props
  const mayCall = useMayCall()
  const [open, setOpen] = useState(false)
  if (!mayCall(operation)) return null
  return (
    <>
      <Button {...button} variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog {...about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
