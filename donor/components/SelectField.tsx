import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { fieldIds } from './fieldIds'
import styles from './Input.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** For more than seven choices; use `RadioCards` for fewer. The empty choice is 選んでください. */
export function SelectField({ label, optional, hint, error, options, ...select }: Props) {
  return (
    <Field id={select.name} label={label} optional={optional} hint={hint} error={error}>
      <select
        {...select}
        id={select.name}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldIds(select.name).describedBy(hint, error)}
      >
        <option value="">選んでください</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
