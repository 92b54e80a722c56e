import { type InferType, type ObjectSchema, ValidationError } from 'yup'

export type Judged<Values> =
  | { values: Values; errors?: never }
  | { values?: never; errors: Record<string, string> }

/** What a schema says of typed values: the first error of each field. */
export async function judgeTyped<Schema extends ObjectSchema<Record<string, unknown>>>(
  schema: Schema,
  typed: Readonly<Record<string, string>>,
): Promise<Judged<InferType<Schema>>> {
  try {
    return { values: await schema.validate(typed, { abortEarly: false }) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.map(({ path = '', message }): [string, string] => [path, message])
    return { errors: Object.fromEntries(found.toReversed()) }
  }
}
