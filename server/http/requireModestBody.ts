import { Transform, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { resolvePrincipal } from '../access/resolvePrincipal'

/** More than anything that a person enters. */
export const BODY_LIMIT = 100_000
/** A table of flora results or of payments, which administrators read in. */
export const TABLE_LIMIT = 1_000_000

/** As Fastify's own: answered 413 by the error handler. */
class BodyTooLarge extends Error {
  readonly statusCode = 413
}

/** A body that does not say how long it is, up to the limit. */
function bounded(payload: Readable): Readable {
  let length = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      length += chunk.length
      if (length > BODY_LIMIT) pass(new BodyTooLarge())
      else pass(null, chunk)
    },
  })
  return payload.on('error', (error) => counter.destroy(error)).pipe(counter)
}

/** Before a body is read: a large one is taken from administrators alone, the only ones who have tables to read in. */
export async function requireModestBody(
  deps: Deps,
  request: FastifyRequest,
  payload: Readable,
): Promise<Readable> {
  const announced = request.headers['content-length']
  if (announced === undefined) return bounded(payload)
  if (Number(announced) <= BODY_LIMIT) return payload
  const principal = await resolvePrincipal(deps, request.headers.authorization)
  if (principal.kind !== 'staff' || principal.role !== 'Administrator') throw new BodyTooLarge()
  return payload
}

const TABLES = /\bimport(?:IntestinalFloraTests|PaidRewards)\b/

/** Once it is read: whatever else is that large is none of ours. */
export function requireTableIfLarge({ headers, body }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) <= BODY_LIMIT) return
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null
  if (typeof query !== 'string' || !TABLES.test(query)) throw new BodyTooLarge()
}
