import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from './Button'
import { TextField } from './TextField'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'beside' | 'autoComplete' | 'label'> & {
  label?: ReactNode
  /** `new-password` where one is chosen, so that the browser offers one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while it is typed. */
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
