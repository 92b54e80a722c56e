import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { get } from 'react-hook-form'
import { ErrorSummary, type SummaryError } from '../components/ErrorSummary'

type Props<Values extends FieldValues, Context, Output> = {
  form: UseFormReturn<Values, Context, Output>
  /** In page order. */
  fields: readonly Path<Values>[]
}

/** The error summary of a react-hook-form form; errors without a field are in `root`. */
export function FormErrors<Values extends FieldValues, Context, Output>({
  form,
  fields,
}: Props<Values, Context, Output>) {
  const { errors, submitCount } = form.formState
  const shown: SummaryError[] = fields.flatMap((field) => {
    const error: FieldError | undefined = get(errors, field)
    return error?.message ? [{ field, message: error.message }] : []
  })
  const whole = errors.root?.message
  return <ErrorSummary errors={whole ? [{ message: whole }, ...shown] : shown} attempt={submitCount} />
}
