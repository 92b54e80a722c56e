import type { ReactNode } from 'react'
import styles from './DefinitionList.module.css'

export type Definition = { term: string; value: ReactNode }

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
