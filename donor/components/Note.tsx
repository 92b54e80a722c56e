import type { ReactNode } from 'react'
import styles from './Note.module.css'

type Props = {
  /** leaf goes on, yolk waits, plum is a quiet fact, coral asks for attention. */
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
