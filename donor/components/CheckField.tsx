import type { ComponentProps, ReactNode } from 'react'
import choice from './Choice.module.css'
import { fieldIds } from './Field'
import field from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function CheckField({ label, hint, error, ...input }: Props) {
  const ids = fieldIds(input.name)
  return (
    <div className={error ? `${field.field} ${field.wrong}` : field.field}>
      <label className={choice.choice}>
        <input
          {...input}
          type="checkbox"
          id={input.name}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy(hint, error)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={field.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className={field.message} id={ids.error}>
          {error}
        </p>
      )}
    </div>
  )
}
