import Button from '@mui/material/Button'
import { HttpError } from 'react-admin'
import type { FallbackProps } from 'react-error-boundary'
import { FailurePanel } from './FailurePanel'

const BROKEN = '処理の途中で問題が起きました。もう一度開いても続くときは、画面を読み込み直してください。'

/** Shown instead of a page that threw; the menu still works. Includes the server's request number. */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <FailurePanel
      title="表示できませんでした"
      text={error instanceof HttpError ? error.message : BROKEN}
      action={
        <Button variant="outlined" onClick={resetErrorBoundary}>
          もう一度開く
        </Button>
      }
    />
  )
}
