import { useEffect } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from './TextField'
import { useKeptEmail } from '../../ground/session/keptEmail'

type Props = {
  field: UseFormRegisterReturn
  error: string | undefined
  setEmail: (email: string) => void
}

/** Asks for the address only if this tab lost it. */
export function EmailOfStep({ field, error, setEmail }: Props) {
  const email = useKeptEmail()
  useEffect(() => {
    if (email) setEmail(email)
    // The form's own setter is new with each rendering and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [email])
  if (email !== null) return null
  return (
    <TextField
      {...field}
      label="メールアドレス"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      error={error}
    />
  )
}
