import { array, object, string, ValidationError } from 'yup'
import type { InferType, Schema } from 'yup'
import { refusals } from '../poolError'

const MAX_TEXT = 1_024
const MAX_TOKEN = 8_192

export const textInput = () => string().strict().max(MAX_TEXT)
export const tokenInput = () => string().strict().max(MAX_TOKEN)
export const codeInput = () => string().strict().max(MAX_TEXT)

export const attributesInput = () =>
  array(object({ Name: textInput().required(), Value: textInput().defined() })).max(20)

/** @throws InvalidParameterException naming the first field that does not fit */
export function readInput<S extends Schema>(schema: S, body: unknown): InferType<S> {
  try {
    return schema.validateSync(body)
  } catch (error) {
    if (error instanceof ValidationError)
      throw refusals.parameter(`Invalid parameter: ${error.path || 'body'}`)
    throw error
  }
}

/**
 * One entry of a text map such as `AuthParameters`.
 * @throws InvalidParameterException when it is missing
 */
export function readEntry(map: unknown, name: string, max = MAX_TOKEN): string {
  const value =
    typeof map === 'object' && map !== null && Object.hasOwn(map, name)
      ? Object.entries(map).find(([key]) => key === name)?.[1]
      : undefined
  if (typeof value !== 'string' || value === '' || value.length > max)
    throw refusals.parameter(`Missing required parameter ${name}`)
  return value
}
