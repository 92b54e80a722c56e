import type { FastifyInstance } from 'fastify'
import { apiErrorTexts, type ApiErrorCode } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../context'
import type { Deps } from '../deps'
import { AppError } from '../errors'
import { resolvePrincipal } from '../identity/resolvePrincipal'
import { exportOwnData } from './exportOwnData'
import type { OwnData } from './ownData'
import { ownDataCsv } from './ownDataCsv'
import { ownDataJson } from './ownDataJson'

const formats: Record<string, { type: string; write: (data: OwnData) => string }> = {
  json: { type: 'application/json; charset=utf-8', write: ownDataJson },
  csv: { type: 'text/csv; charset=utf-8', write: ownDataCsv },
}

const refusal = (code: ApiErrorCode, message: string = apiErrorTexts[code]) => ({
  errors: [{ message, extensions: { code } }],
})

/**
 * `GET /api/own_data?format=json|csv` answers everything kept about the caller, whose access token is in `Authorization`.
 * It writes one row in the activity log: handing out somebody's data is an event, even to themselves.
 */
export function registerOwnDataRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/api/own_data', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const principal = await resolvePrincipal(deps, request.headers.authorization)
    const context: RequestContext = { principal, now: deps.clock.now(), requestId: request.id, deps }
    const format = formatOf(request.query)
    if (!format) return reply.code(400).send(refusal('BAD_USER_INPUT'))
    try {
      return await reply.type(format.type).send(format.write(await exportOwnData(context)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await noteDenial(context)
      return reply
        .code(error.code === 'UNAUTHENTICATED' ? 401 : 403)
        .type('application/json; charset=utf-8')
        .send(refusal(error.code, error.message))
    }
  })
}

function formatOf(query: unknown) {
  const asked = typeof query === 'object' && query !== null && 'format' in query ? query.format : undefined
  return typeof asked === 'string' && Object.hasOwn(formats, asked) ? formats[asked] : undefined
}

async function noteDenial({ principal, now, requestId, deps }: RequestContext): Promise<void> {
  const actorId = principal.kind === 'guest' ? null : principal.id
  const event = { category: 'Security', operation: 'Deny', operationName: 'exportOwnData' } as const
  await recordActivity(deps.db, { event, userId: actorId, actorId, now, requestId })
}
