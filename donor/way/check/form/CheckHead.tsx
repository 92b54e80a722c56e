import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './CheckHead.module.css'

type Props = {
  back: { to: string; label: string }
  /** 0 to 1. */
  done: number
  left: string
  children?: ReactNode
}

export function CheckHead({ back, done, left, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <Link className="backLink" to={back.to}>
          {back.label}
        </Link>
        {children}
      </div>
      <div className={styles.left}>
        <div className={styles.progress} aria-hidden="true">
          <i style={{ width: `${done * 100}%` }} />
        </div>
        <p>{left}</p>
      </div>
    </div>
  )
}
