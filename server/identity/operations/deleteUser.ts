import { object } from 'yup'
import { requireAccess } from '../protocol/access'
import type { Operation } from '../protocol/operation'
import { readInput, tokenInput } from '../protocol/readInput'
import { removeUser } from '../users/removeUser'

const input = object({ AccessToken: tokenInput().required() })

export const deleteUser: Operation = async (context, body) => {
  const { user } = await requireAccess(context, readInput(input, body).AccessToken)
  await context.db.transaction((tx) => removeUser(tx, user.sub))
  return {}
}
