import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'
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

export function ButtonLink({ kind, small, ...rest }: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={buttonClass({ kind, small })} />
}

/** primary: the one main action of a screen; red: a destructive action. */
export type ButtonKind = 'primary' | 'two' | 'txt' | 'red'

export type ButtonLook = { kind?: ButtonKind; small?: boolean }

export function buttonClass({ kind = 'primary', small }: ButtonLook): string {
  return [styles.button, kind !== 'primary' && styles[kind], small && styles.small].filter(Boolean).join(' ')
}

export function BackToMyPage() {
  return (
    <Link className="backLink" to="/mypage">
      マイページへもどる
    </Link>
  )
}
