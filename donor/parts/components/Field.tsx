import type { ReactNode } from 'react'
import styles from './Field.module.css'

type Props = {
  /** Hint and error ids derive from it. */
  id: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

export function Field({ id, label, optional, hint, error, children }: Props) {
  const ids = fieldIds(id)
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} <Necessity optional={optional} />
      </label>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldMessage id={ids.error} error={error} />
    </div>
  )
}

/** For several controls of one question. */
export function FieldGroup({ id, label, optional, hint, error, children }: Props) {
  const ids = fieldIds(id)
  return (
    <fieldset
      className={error ? `${styles.field} ${styles.wrong}` : styles.field}
      id={id}
      tabIndex={-1}
      aria-describedby={ids.describedBy(hint, error)}
    >
      <legend className={styles.label}>
        {label} <Necessity optional={optional} />
      </legend>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldMessage id={ids.error} error={error} />
    </fieldset>
  )
}

function Necessity({ optional }: { optional: boolean | undefined }) {
  return <span className={optional ? styles.optional : styles.required}>{optional ? '任意' : '必須'}</span>
}

function FieldMessage({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.message} id={id}>
      {error}
    </p>
  )
}

export function fieldIds(id: string) {
  const hint = `${id}-hint`
  const error = `${id}-error`
  return {
    hint,
    error,
    describedBy: (shownHint: unknown, shownError: unknown) =>
      [shownHint && hint, shownError && error].filter(Boolean).join(' ') || undefined,
  }
}
