import { string } from './yup'

/** one of `values`; nothing chosen (`''`) counts as absent. */
export function choice<T extends string>(values: readonly T[]) {
  return string<T>()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(values)
}
