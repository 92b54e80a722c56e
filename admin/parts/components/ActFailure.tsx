import { Alert } from '@mui/material'

const focus = (alert: HTMLElement | null) => alert?.focus()

/** Above the buttons of a dialog or a form, where the eye is; it takes the focus. */
export const ActFailure = ({ children }: { children: string | null }) =>
  children && (
    <Alert
      severity="error"
      role="alert"
      tabIndex={-1}
      ref={focus}
      sx={{ my: 1, flexShrink: 0, '.MuiDialog-paper > &, .MuiDialog-paper > form > &': { mx: 3 } }}
    >
      {children}
    </Alert>
  )
