import Button, { type ButtonProps } from '@mui/material/Button'
import { Suspense, useState, type ReactNode } from 'react'

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size' | 'fullWidth' | 'aria-label'> & {
  label: string
  /** What opens; it is loaded when it is asked for. */
  dialog: (close: () => void) => ReactNode
}

/** A button and the dialog behind it. */
export function DialogButton({ label, dialog, variant = 'outlined', ...button }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </>
  )
}
