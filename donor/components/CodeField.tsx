import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { fieldIds } from './fieldIds'
import styles from './Input.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'maxLength'> & {
  name: string
  label?: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Phones offer the six digits when they arrive. */
export function CodeField({ label = '確認コード', hint = '6桁の数字', error, ...input }: Props) {
  return (
    <Field id={input.name} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={input.name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={`${styles.input} ${styles.code}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldIds(input.name).describedBy(hint, error)}
      />
    </Field>
  )
}
