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
  /** As wide as what is written in it. */
  width?: 'short' | 'medium' | 'long' | 'full'
  /** Something that belongs to the control, such as the button of a look-up. */
  beside?: ReactNode
}

/** One line of text. Takes what react-hook-form's `register` gives. Its id is its name. */
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
