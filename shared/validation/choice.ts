import { string } from './yup'

/** One of `values`; nothing chosen (`''`) counts as absent, so that it reads 必須です. */
export function choice<T extends string>(values: readonly T[]) {
  return string<T>()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(values)
}
