import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { fieldIds } from './fieldIds'
import styles from './Input.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'size'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Matches the expected length of the text. */
  width?: 'short' | 'medium' | 'long' | 'full'
  /** A part of the control, such as a look-up button. */
  beside?: ReactNode
}

/** Accepts react-hook-form's `register`. Its id is its name. */
export function TextField({ label, optional, hint, error, width = 'full', beside, ...input }: Props) {
  const control = (
    <input
      {...input}
      id={input.name}
      className={width === 'full' ? styles.input : `${styles.input} ${styles[width]}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={fieldIds(input.name).describedBy(hint, error)}
    />
  )
  return (
    <Field id={input.name} label={label} optional={optional} hint={hint} error={error}>
      {beside ? (
        <div className={styles.withButton}>
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}
