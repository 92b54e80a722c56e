import { object } from 'yup'
import { raiseGeneration } from '../passwords/setPassword'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, tokenInput } from '../protocol/readInput'

const input = object({ AccessToken: tokenInput().required() })

export const globalSignOut: Operation = async (context, body) => {
  const { user } = await requireAccess(context, readInput(input, body).AccessToken)
  await raiseGeneration(context, context.db, user.sub)
  return {}
}
