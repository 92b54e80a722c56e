import type { FastifyInstance } from 'fastify'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import type { Deps } from '../deps'
import { exportOwnData } from '../ownData/exportOwnData'
import { ownDataCsv, ownDataJson } from '../ownData/ownDataCsv'
import type { OwnData } from '../ownData/ownValues'
import { refuse } from './refuse'
import { requestContext } from './requestContext'

const formats: Record<string, { type: string; write: (data: OwnData) => string }> = {
  json: { type: 'application/json; charset=utf-8', write: ownDataJson },
  csv: { type: 'text/csv; charset=utf-8', write: ownDataCsv },
}

/**
 * `GET /api/own_data?format=json|csv` returns all data about the caller. The access token is in
 * `Authorization`. Writes one row to the activity log.
 */
export function registerOwnDataRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/api/own_data', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const format = formatOf(request.query)
    if (!format)
      return reply.code(400).send({
        errors: [{ message: apiErrorTexts.BAD_USER_INPUT, extensions: { code: 'BAD_USER_INPUT' } }],
      })
    const context = await requestContext(deps, request)
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
