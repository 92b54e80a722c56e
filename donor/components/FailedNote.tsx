import type { ReactNode } from 'react'
import { Button } from './Button'
import { Note } from './Note'

type Props = {
  title?: string
  /** What happened and what to do. */
  children: ReactNode
  onRetry?: () => void
  retry?: string
  busy?: boolean
}

/** Something could not be loaded or saved: said calmly, with the way to try again. */
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
