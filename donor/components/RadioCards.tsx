import type { ComponentProps, ReactNode } from 'react'
import { FieldGroup } from './Field'
import styles from './Choice.module.css'

export type Choice = {
  value: string
  label: ReactNode
  /** Shown apart: わからない, 対面で話したい. */
  soft?: boolean
  /** Visible, not selectable. */
  disabled?: boolean
}

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value' | 'checked'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  choices: readonly Choice[]
  columns?: 1 | 2
  /** Without `register`. */
  value?: string | null
}

export function RadioCards({ label, optional, hint, error, choices, columns = 1, value, ...input }: Props) {
  return (
    <FieldGroup id={input.name} label={label} optional={optional} hint={hint} error={error}>
      <div className={columns === 2 ? `${styles.choices} ${styles.two}` : styles.choices}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={[styles.choice, choice.soft && styles.soft, choice.disabled && styles.off]
              .filter(Boolean)
              .join(' ')}
          >
            <input
              {...input}
              type="radio"
              value={choice.value}
              disabled={choice.disabled}
              {...(value === undefined ? {} : { checked: value === choice.value })}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
