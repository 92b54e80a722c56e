import type { FastifyReply } from 'fastify'
import type { ApiErrorCode } from '../../shared/messages/apiErrors'
import type { RequestContext } from '../access/context'
import { AppError } from '../errors'
import { noteRefused } from './noteRefused'

const statuses: Partial<Record<ApiErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
}

/**
 * Answers a refusal of a route in the API's form and records it like the API does. Rethrows unexpected
 * errors.
 */
export async function refuse(
  reply: FastifyReply,
  context: RequestContext,
  operationName: string,
  error: unknown,
): Promise<FastifyReply> {
  if (!(error instanceof AppError)) throw error
  const { code, message, fields } = error
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')
    await noteRefused(context, [{ operation: operationName, code }])
  return reply
    .code(statuses[code] ?? 400)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: fields ? { code, fields } : { code } }] })
}
