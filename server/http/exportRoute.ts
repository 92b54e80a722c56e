import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { japaneseDateOf } from '../../shared/dates'
import { EXPORT_UNDER_WAY } from '../../shared/messages/csv'
import { requireAdministrator } from '../access/context'
import type { Deps } from '../deps'
import { AppError } from '../errors'
import { refuse } from './refuse'
import { requestContext } from './requestContext'
import { beginExport } from '../exports/beginExport'
import { exportTables } from '../exports/exportTables'

/**
 * `POST /api/exports/users` (screenings, donations, floraTests, activity) returns a list to administrators as
 * a file. Body: `{ filter, sortField, sortDirection, columns, format, encoding }`: the first three as in the
 * API, column names, format `csv` or `xlsx`, encoding `utf-8-bom` or `shift_jis`. The access token is in
 * `Authorization`. Streams up to 100,000 rows, their number in `X-Rows`; one export at a time per
 * administrator. Logged before the first row.
 */
export function registerExportRoute(app: FastifyInstance, deps: Deps, schema: GraphQLSchema): void {
  const tables = new Map(Object.entries(exportTables(schema)))
  const underWay = new Set<string>()

  app.post<{ Params: { resource: string } }>('/api/exports/:resource', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const context = await requestContext(deps, request)
    try {
      const caller = requireAdministrator(context)
      const table = tables.get(request.params.resource)
      if (!table) throw new AppError('NOT_FOUND')
      if (underWay.has(caller.id)) throw new AppError('RATE_LIMITED', EXPORT_UNDER_WAY)
      underWay.add(caller.id)
      const done = () => underWay.delete(caller.id)
      try {
        const { chunks, rows, type, extension } = await beginExport(context, caller.id, table, request.body)
        const stream = Readable.from(chunks).once('close', done)
        const name = `${request.params.resource}-${japaneseDateOf(context.now)}.${extension}`
        return reply
          .type(type)
          .header('x-rows', rows)
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(stream)
      } catch (error) {
        done()
        throw error
      }
    } catch (error) {
      return refuse(reply, context, 'exports', error)
    }
  })
}
