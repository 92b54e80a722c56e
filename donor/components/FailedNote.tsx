import type { ReactNode } from 'react'
import { Button } from './Button'
import { Note } from './Note'

type Props = {
  title?: string
  children: ReactNode
  onRetry?: () => void
  retry?: string
  busy?: boolean
}

export function FailedNote({
  title = '読み込めませんでした',
  children,
  onRetry,
  retry = 'もう一度読み込む',
  busy,
}: Props) {
  return (
    <Note tone="coral" title={title} role="alert">
      <p>{children}</p>
      {onRetry && (
        <div>
          <Button kind="two" small busy={busy} onClick={onRetry}>
            {retry}
          </Button>
        </div>
      )}
    </Note>
  )
}
