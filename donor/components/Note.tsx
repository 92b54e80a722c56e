import type { ReactNode } from 'react'
import { Button } from './Button'
import styles from './Note.module.css'

type Props = {
  /** leaf: go on; yolk: wait; plum: fact; coral: attention. */
  tone?: 'leaf' | 'yolk' | 'plum' | 'coral'
  title?: ReactNode
  role?: 'status' | 'alert'
  children: ReactNode
}

export function Note({ tone = 'leaf', title, role, children }: Props) {
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={role}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  )
}

type FailedNoteProps = {
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
}: FailedNoteProps) {
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
