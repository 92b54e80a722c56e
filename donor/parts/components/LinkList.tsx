import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './LinkList.module.css'

export type LinkListItem = { to: string; label: ReactNode; note?: ReactNode }

type Props = {
  items: readonly LinkListItem[]
  /** Short ones, two in a line. */
  pairs?: boolean
}

export function LinkList({ items, pairs }: Props) {
  return (
    <ul className={pairs ? `${styles.list} ${styles.pairs}` : styles.list}>
      {items.map(({ to, label, note }) => (
        <li key={to}>
          <Link to={to}>
            <span>
              {note && <small className={styles.note}>{note}</small>}
              <span>{label}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
