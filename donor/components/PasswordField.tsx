import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from './Button'
import { TextField } from './TextField'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'beside' | 'autoComplete' | 'label'> & {
  label?: ReactNode
  /** `new-password` lets the browser suggest one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label = 'パスワード', ...field }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <Button
          kind="two"
          small
          aria-controls={field.name}
          aria-label={shown ? 'パスワードを隠す' : 'パスワードを表示'}
          onClick={() => setShown(!shown)}
        >
          {shown ? '隠す' : '表示'}
        </Button>
      }
    />
  )
}
