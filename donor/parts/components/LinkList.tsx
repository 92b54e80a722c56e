import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './LinkList.module.css'

export type LinkListItem = { to: string; label: ReactNode; note?: ReactNode }

export function LinkList({ items }: { items: readonly LinkListItem[] }) {
  return (
    <ul className={styles.list}>
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
