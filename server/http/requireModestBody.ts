import { mayCall } from '../../shared/access/operations'
import { Transform, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { resolvePrincipal } from '../access/resolvePrincipal'

/** More than any form sends. */
export const BODY_LIMIT = 100_000
/** A table of flora results or payments that administrators import. */
export const TABLE_LIMIT = 16_000_000

/** Like Fastify's own error: the error handler answers 413. */
class BodyTooLarge extends Error {
  readonly statusCode = 413
}

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

/** Before reading: only staff who import tables may send a large body. */
export async function requireModestBody(
  deps: Deps,
  request: FastifyRequest,
  payload: Readable,
): Promise<Readable> {
  const announced = request.headers['content-length']
  if (announced === undefined) return bounded(payload)
  if (Number(announced) <= BODY_LIMIT) return payload
  const principal = await resolvePrincipal(deps, request.headers.authorization)
  if (principal.kind !== 'staff' || !mayCall(principal.roles, 'previewBulkFile')) throw new BodyTooLarge()
  return payload
}

const TABLES = /\bpreviewBulkFile\b/

/** After reading: a large body must be an import. */
export function requireTableIfLarge({ headers, body }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) <= BODY_LIMIT) return
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null
  if (typeof query !== 'string' || !TABLES.test(query)) throw new BodyTooLarge()
}
