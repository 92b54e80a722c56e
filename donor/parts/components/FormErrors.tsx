import { yupResolver } from '@hookform/resolvers/yup'
import { get, useForm } from 'react-hook-form'
import type { DefaultValues, FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { InferType, ObjectSchema } from 'yup'
import type { AuthError } from '../../../shared/words/program/authErrors'
import { ErrorSummary, type SummaryError } from './Form'
import { placeOfAuthError } from './placeOfAuthError'

/**
 * A form checked by the server's schema; the error summary takes the focus.
 * @param context what the schema compares with, e.g. the address that a password must not repeat
 */
export function useYupForm<Schema extends ObjectSchema<FieldValues>>(
  schema: Schema,
  defaultValues?: DefaultValues<InferType<Schema>>,
  context?: object,
): UseFormReturn<InferType<Schema>, object, InferType<Schema>> {
  return useForm<InferType<Schema>, object, InferType<Schema>>({
    resolver: yupResolver(schema),
    defaultValues,
    context,
    shouldFocusError: false,
  })
}

type Props<Values extends FieldValues, Context, Output> = {
  form: UseFormReturn<Values, Context, Output>
  fields: readonly Path<Values>[]
}

/** Errors without a field are in `root`. */
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

/** At its field or above the form. `translate` replaces the general catalogue. */
export function showAuthError<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly Path<Values>[],
  error: unknown,
  translate?: (error: AuthError) => string,
): void {
  const { field, message } = placeOfAuthError(fields, error, translate)
  form.setError(field, { message })
}
