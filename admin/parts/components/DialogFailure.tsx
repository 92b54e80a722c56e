import { Alert } from '@mui/material'

const focus = (alert: HTMLElement | null) => alert?.focus()

/** Between what scrolls in a dialog and its buttons, where the eye is; it takes the focus. */
export const DialogFailure = ({ children }: { children: string | null }) =>
  children && (
    <Alert severity="error" role="alert" tabIndex={-1} ref={focus} sx={{ m: '8px 24px', flexShrink: 0 }}>
      {children}
    </Alert>
  )
