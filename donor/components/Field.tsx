import type { ReactNode } from 'react'
import { fieldIds } from './fieldIds'
import styles from './Field.module.css'

type Props = {
  /** The control's id; hint and error are found by it. */
  id: string
  label: ReactNode
  /** Not everything has to be filled in: then the word 任意 says so. */
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Label, 必須 or 任意, hint, control, error, in this order, around one control. */
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

/** The same around several controls that answer one question: radio buttons, the boxes of a date. */
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
