import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  children: ReactNode
}

/** Sends the form, once: while the answer is awaited it says so and takes no second press. */
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
