import type { FastifyReply } from 'fastify'
import type { ApiErrorCode } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../context'
import { AppError } from '../errors'

const statuses: Partial<Record<ApiErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
}

/**
 * Answers the refusal of an operation that has a route of its own, in the form of the API. Whoever may not have it leaves
 * a row in the activity log, as with the API's operations. An unexpected error is thrown on.
 */
export async function refuse(
  reply: FastifyReply,
  context: RequestContext,
  operationName: string,
  error: unknown,
): Promise<FastifyReply> {
  if (!(error instanceof AppError)) throw error
  const { code, message, fields } = error
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') await noteDenial(context, operationName)
  return reply
    .code(statuses[code] ?? 400)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: fields ? { code, fields } : { code } }] })
}

async function noteDenial(
  { principal, now, requestId, deps }: RequestContext,
  operationName: string,
): Promise<void> {
  const actorId = principal.kind === 'guest' ? null : principal.id
  const event = { category: 'Security', operation: 'Deny', operationName } as const
  await recordActivity(deps.db, { event, userId: actorId, actorId, now, requestId })
}
