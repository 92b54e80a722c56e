import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'
import tagStyles from './Tag.module.css'

export function Card({ children }: { children: ReactNode }) {
  return <section className={`${styles.card} stack`}>{children}</section>
}

/** 「次にすること」: one per page, even if there is nothing to do. */
export function NextCard({ title = '次にすること', children }: { title?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}

/** 認定中, 検査 */
export function Tag({
  tone = 'leaf',
  children,
}: {
  tone?: 'leaf' | 'yolk' | 'plum' | 'coral' | 'plain'
  children: ReactNode
}) {
  return <span className={`${tagStyles.tag} ${tagStyles[tone]}`}>{children}</span>
}
