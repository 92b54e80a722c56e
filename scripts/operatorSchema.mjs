import { tsImport } from 'tsx/esm/api'

const paramOf = ({ tests }, name) => tests.find((test) => test.name === name)?.params?.[name]

/** One value of the operator file as JSON Schema: its label, type, bounds and form. */
function valueOf(field) {
  const { label: title, type, oneOf, nullable, meta, fields, innerType } = field
  if (type === 'boolean') return { title, type }
  const [min, max] = [paramOf(field, 'min'), paramOf(field, 'max')]
  if (fields && meta?.orFalse) return { title, oneOf: [{ const: false }, objectOf(fields)] }
  if (fields) return { title, ...objectOf(fields) }
  if (innerType)
    return { title, type, items: valueOf(innerType), uniqueItems: true, minItems: min, maxItems: max }
  if (type === 'number') return { title, type: 'integer', minimum: min, maximum: max }
  if (oneOf.length > 0) return { title, enum: oneOf }
  if (nullable) return { title, type: ['string', 'null'], pattern: meta?.form }
  return { title, type, minLength: 1, maxLength: max, pattern: meta?.form }
}

const objectOf = (fields) => ({
  type: 'object',
  required: Object.keys(fields).filter((key) => !fields[key].optional),
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field)])),
})

/** `docs/operator.schema.json`, out of the rules that the start checks by: a plugin of `npm run codegen`. */
export async function plugin() {
  const { operatorSchema } = await tsImport('../shared/forms/operator.ts', import.meta.url)
  const { label, fields } = operatorSchema.describe({ value: {} })
  const { properties, ...whole } = objectOf(fields)
  return `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: label,
      ...whole,
      properties: { $schema: { type: 'string' }, ...properties },
    },
    null,
    2,
  )}\n`
}
