import Button, { type ButtonProps } from '@mui/material/Button'
import { Suspense, useState, type ComponentType } from 'react'

type Props<Particulars extends object> = Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'aria-label'
> & {
  label: string
  /** What opens; it is loaded when it is asked for. */
  Dialog: ComponentType<Particulars & { onClose: () => void }>
  /** What the dialog is about. */
  about: Particulars
}

/** A button and the dialog behind it. */
export function DialogButton<Particulars extends object>(props: Props<Particulars>) {
  const { label, Dialog, about, variant = 'outlined', ...button } = props
  const [open, setOpen] = useState(false)
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
