import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isRecord } from '../dataProvider/isRecord'

/** Puts the server's sentences at the fields they name. @returns false when it named no field of this form */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  failure: unknown,
): boolean {
  const body = isRecord(failure) ? failure.body : null
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {}
  const isField = (name: string): name is Path<Values> => Object.hasOwn(form.getValues(), name)
  let shown = false
  for (const [name, message] of Object.entries(errors)) {
    if (!isField(name) || typeof message !== 'string') continue
    form.setError(name, { message }, { shouldFocus: !shown })
    shown = true
  }
  return shown
}
