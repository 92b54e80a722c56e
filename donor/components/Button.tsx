import type { ButtonHTMLAttributes } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'
import styles from './Button.module.css'

type Props = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Ignores presses during the action; the label stays. */
    busy?: boolean
  }

export function Button({ kind, small, busy, type = 'button', children, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small })}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {busy && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span className="visuallyHidden">（処理中）</span>
        </>
      )}
    </button>
  )
}
