import { coerceInputValue, isInputType, type GraphQLSchema } from 'graphql'
import { apiErrorTexts } from '../../../../shared/words/program/apiErrors'
import { badField } from '../../../ground/errors'

/**
 * Parses input from outside GraphQL by a type of the schema.
 * @throws AppError BAD_USER_INPUT
 */
export function coerceInput<T>(
  schema: GraphQLSchema,
  typeName: string,
  name: string,
  value: unknown,
): T | null {
  if (value === undefined || value === null) return null
  const type = schema.getType(typeName)
  if (!isInputType(type)) throw new Error(`${typeName} is no input of the contract`)
  const coerced: unknown = coerceInputValue(value, type, () => {
    throw badField(name, apiErrorTexts.BAD_USER_INPUT)
  })
  // T is generated from this type.
  return coerced as T
}
