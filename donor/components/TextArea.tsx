import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { fieldIds } from './fieldIds'
import styles from './Input.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** Accepts react-hook-form's `register`. Its id is its name. */
export function TextArea({ label, optional, hint, error, rows = 4, ...area }: Props) {
  return (
    <Field id={area.name} label={label} optional={optional} hint={hint} error={error}>
      <textarea
        {...area}
        id={area.name}
        rows={rows}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldIds(area.name).describedBy(hint, error)}
      />
    </Field>
  )
}
