import type { ReactNode } from 'react'
import styles from './Note.module.css'

type Props = {
  /** leaf: go on; yolk: wait; plum: plain fact; coral: attention. */
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
