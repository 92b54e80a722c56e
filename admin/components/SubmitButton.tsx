import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  children: ReactNode
}

/** Disabled while the answer is pending. */
export function SubmitButton<Values extends FieldValues, Output>({ form, children }: Props<Values, Output>) {
  return (
    <Button
      type="submit"
      variant="contained"
      fullWidth
      loading={form.formState.isSubmitting}
      sx={{ mt: 1, height: 44 }}
    >
      {children}
    </Button>
  )
}
