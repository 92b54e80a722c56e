import { mayCall, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { isRecord } from '../../../shared/facts/isRecord'
import { Transform, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Kind, type DocumentNode } from 'graphql'
import { onlyRootField } from '../graphql/rootFieldName'
import type { Deps } from '../../ground/deps'
import { resolvePrincipal } from '../../ground/access/resolvePrincipal'

/** More than any form sends. */
export const BODY_LIMIT = 100_000
/** A table that staff import, a paper that they scanned. */
export const TABLE_LIMIT = 16_000_000

const IMPORTS = [
  'previewBulkFile',
  'previewTestPanels',
  'recordTestPanels',
  'previewGiftCodes',
  'importGiftCodes',
  'recordSignature',
] as const satisfies readonly StaffOperation[]

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

/** Before reading: only staff who take in tables or papers may send a large body. */
export async function requireModestBody(
  deps: Deps,
  request: FastifyRequest,
  payload: Readable,
): Promise<Readable> {
  const announced = request.headers['content-length']
  if (announced === undefined) return bounded(payload)
  if (Number(announced) <= BODY_LIMIT) return payload
  const principal = await resolvePrincipal(deps, request.headers.authorization)
  if (principal.kind !== 'staff' || !IMPORTS.some((name) => mayCall(principal.roles, name)))
    throw new BodyTooLarge()
  return payload
}

/** After reading: the table is a variable of an import, and the rest no longer than others. */
export function requireTableIfLarge(
  { headers, body }: FastifyRequest,
  parse: (query: string) => DocumentNode,
): void {
  if (Number(headers['content-length'] ?? 0) <= BODY_LIMIT) return
  if (!isRecord(body) || typeof body.query !== 'string' || body.query.length > BODY_LIMIT)
    throw new BodyTooLarge()
  const { query, operationName } = body
  const name = typeof operationName === 'string' ? operationName : null
  const field = onlyRootField(
    parsed(() => parse(query)),
    name,
  )
  if (!IMPORTS.some((known) => known === field)) throw new BodyTooLarge()
}

const NOTHING: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] }

function parsed(parse: () => DocumentNode): DocumentNode {
  try {
    return parse()
  } catch {
    return NOTHING
  }
}
