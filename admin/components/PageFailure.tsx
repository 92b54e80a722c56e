import Button from '@mui/material/Button'
import type { FallbackProps } from 'react-error-boundary'
import { FailurePanel } from './FailurePanel'

/** In place of a page that broke; the menu still works. */
export function PageFailure({ resetErrorBoundary }: FallbackProps) {
  return (
    <FailurePanel
      title="表示できませんでした"
      text="処理の途中で問題が起きました。もう一度開いても続くときは、画面を読み込み直してください。"
      action={
        <Button variant="outlined" onClick={resetErrorBoundary}>
          もう一度開く
        </Button>
      }
    />
  )
}
