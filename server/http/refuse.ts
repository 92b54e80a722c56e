import type { FastifyReply } from 'fastify'
import type { ApiErrorCode } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../context'
import { AppError } from '../errors'

const statuses: Partial<Record<ApiErrorCode, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 }

/**
 * Answers the refusal of an operation that has a route of its own, in the form of the API, and leaves a row in the activity
 * log as its operations do. An unexpected error is thrown on.
 */
export async function refuse(
  reply: FastifyReply,
  { principal, now, requestId, deps }: RequestContext,
  operationName: string,
  error: unknown,
): Promise<FastifyReply> {
  if (!(error instanceof AppError)) throw error
  const actorId = principal.kind === 'guest' ? null : principal.id
  const event = { category: 'Security', operation: 'Deny', operationName } as const
  await recordActivity(deps.db, { event, userId: actorId, actorId, now, requestId })
  const { code, message } = error
  return reply
    .code(statuses[code] ?? 400)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code } }] })
}
