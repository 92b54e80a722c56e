import type { ComponentProps, ReactNode } from 'react'
import { FieldGroup } from './Field'
import styles from './Choice.module.css'

export type Choice = {
  value: string
  label: ReactNode
  /** Set apart with a dashed line: わからない, 対面で話したい. */
  soft?: boolean
  /** Stays visible with its reason, but cannot be chosen. */
  disabled?: boolean
}

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value' | 'checked'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  choices: readonly Choice[]
  /** Side by side, as はい and いいえ. */
  columns?: 1 | 2
  /** Where the form holds the value itself instead of `register`. */
  value?: string | null
}

/** One of a few choices, each a row that can be pressed as a whole. */
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
