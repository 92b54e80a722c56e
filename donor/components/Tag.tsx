import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A state such as 認定中 or 検査. */
export function Tag({
  tone = 'leaf',
  children,
}: {
  tone?: 'leaf' | 'yolk' | 'plum' | 'coral' | 'plain'
  children: ReactNode
}) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
