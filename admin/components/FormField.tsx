import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Props<Values extends FieldValues, Output> = Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'autoFocus' | 'select' | 'children'
> & {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  hint?: string
  inputMode?: 'numeric' | 'email'
}

/** A labelled field of a form: hint below, and in its place the sentence that says what is wrong. */
export function FormField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, name, hint, inputMode, ...field } = props
  const { error } = form.getFieldState(name, form.formState)
  const { ref, ...registered } = form.register(name)
  return (
    <TextField
      {...field}
      {...registered}
      inputRef={ref}
      fullWidth
      margin="dense"
      defaultValue={field.select ? form.getValues(name) : undefined}
      error={error !== undefined}
      helperText={error?.message ?? hint ?? ' '}
      slotProps={{ htmlInput: { inputMode }, inputLabel: { shrink: true } }}
    />
  )
}
