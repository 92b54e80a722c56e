import { Button, type ButtonProps } from '@mui/material'
import { Suspense, useState, type ComponentType } from 'react'
import { useCanAccess } from 'react-admin'

type Props<Particulars extends object> = Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'aria-label'
> & {
  label: string
  Dialog: ComponentType<Particulars & { onClose: () => void }>
  about: Particulars
}

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

export function useMayAct(): boolean {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' })
  return canAccess === true
}
