import type { FastifyInstance } from 'fastify'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import type { RequestContext } from '../context'
import type { Deps } from '../deps'
import { refuse } from '../http/refuse'
import { resolvePrincipal } from '../identity/resolvePrincipal'
import { exportOwnData } from './exportOwnData'
import type { OwnData } from './ownData'
import { ownDataCsv } from './ownDataCsv'
import { ownDataJson } from './ownDataJson'

const formats: Record<string, { type: string; write: (data: OwnData) => string }> = {
  json: { type: 'application/json; charset=utf-8', write: ownDataJson },
  csv: { type: 'text/csv; charset=utf-8', write: ownDataCsv },
}

/**
 * `GET /api/own_data?format=json|csv` answers everything kept about the caller, whose access token is in `Authorization`.
 * It writes one row in the activity log: handing out somebody's data is an event, even to themselves.
 */
export function registerOwnDataRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/api/own_data', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const format = formatOf(request.query)
    if (!format)
      return reply.code(400).send({
        errors: [{ message: apiErrorTexts.BAD_USER_INPUT, extensions: { code: 'BAD_USER_INPUT' } }],
      })
    const principal = await resolvePrincipal(deps, request.headers.authorization)
    const context: RequestContext = { principal, now: deps.clock.now(), requestId: request.id, deps }
    try {
      return await reply.type(format.type).send(format.write(await exportOwnData(context)))
    } catch (error) {
      return refuse(reply, context, 'exportOwnData', error)
    }
  })
}

function formatOf(query: unknown) {
  const asked = typeof query === 'object' && query !== null && 'format' in query ? query.format : undefined
  return typeof asked === 'string' && Object.hasOwn(formats, asked) ? formats[asked] : undefined
}
