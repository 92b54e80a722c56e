import { mayExport } from '../../../shared/rules/records/access/operations'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { and, eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { apiErrorTexts } from '../../../shared/words/program/apiErrors'
import type { ApiErrorCode } from '../../../shared/words/program/apiErrorCodes'
import { EXPORT_UNDER_WAY } from '../../../shared/words/program/csv'
import type { RequestContext, Principal } from '../../ground/access/context'
import { requireStaff, requireFreshSignIn } from '../../ground/access/context'
import { noteWrite } from '../../ground/access/listDatabase'
import type { Deps } from '../../ground/deps'
import { exportPayouts } from '../../office/lists/export/exportPayouts'
import { AppError, requireFound } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import { affectedPeople } from '../../office/lists/export/affectedPeople'
import { beginExport } from '../../office/lists/export/beginExport'
import { exportTables } from '../../office/lists/export/exportTables'
import { consentCopy } from '../../care/guidance/consents/consentCopy'
import { payoutReceipt } from '../../care/donations/payoutReceipt'
import { exportOwnData } from '../../care/ownData/exportOwnData'
import { ownDataCsv, ownDataJson, ownDataPdf } from '../../care/ownData/ownDataCsv'
import type { OwnData } from '../../care/ownData/ownValues'
import { keepReads, readPlace } from '../../records/reads/keepReads'
import { userProfiles } from '../../ground/tables/users'
import { noteRefused } from './noteRefused'
import { requestContext } from './requestContext'

/** Everything that is taken as a file. */
export function registerDownloads(app: FastifyInstance, deps: Deps, schema: GraphQLSchema): void {
  registerExportRoute(app, deps, schema)
  registerOwnDataRoute(app, deps)
  registerPayoutsRoute(app, deps)
  registerPayoutReceiptRoute(app, deps)
  registerConsentCopyRoute(app, deps)
  registerDonorCardRoute(app, deps)
}

/**
 * `POST /api/exports/users` (screenings, donations, floraTests, activity) returns a list to administrators as a file.
 * Body: `{ filter, sortField, sortDirection, columns, format, encoding }`: the first three as in the API, column names,
 * format `csv` or `xlsx`, encoding `utf-8-bom` or `shift_jis`. The access token is in `Authorization`. Streams up to
 * 100,000 rows, their number in `X-Rows`; one export at a time per administrator. Logged before the first row.
 */
function registerExportRoute(app: FastifyInstance, deps: Deps, schema: GraphQLSchema): void {
  const tables = new Map([...Object.entries(exportTables(schema)), ['affected', affectedPeople] as const])
  const underWay = new Set<string>()

  app.post<{ Params: { resource: string } }>('/api/exports/:resource', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const context = await requestContext(deps, request)
    try {
      const caller = requireStaff(context)
      if (!mayExport(caller.roles, request.params.resource)) throw new AppError('FORBIDDEN')
      requireFreshSignIn(context)
      const table = requireFound(tables.get(request.params.resource))
      if (underWay.has(caller.id)) throw new AppError('RATE_LIMITED', EXPORT_UNDER_WAY)
      underWay.add(caller.id)
      const done = () => underWay.delete(caller.id)
      try {
        const { chunks, rows, type, extension } = await beginExport(context, caller.id, table, request.body)
        await noteWrite(context)
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

/**
 * `GET /api/payouts.csv` returns the rewards to hand over to administrators. The access token is in `Authorization`.
 * Refusals are logged as in the API.
 */
function registerPayoutsRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/api/payouts.csv', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const context = await requestContext(deps, request)
    try {
      const csv = await exportPayouts(context)
      await noteWrite(context)
      const name = `payouts-${japaneseDateOf(context.now)}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(csv)
    } catch (error) {
      return refuse(reply, context, 'payouts.csv', error)
    }
  })
}

/** `GET /api/payouts/<id>.pdf` returns the receipt of one of the caller's payouts. The access token is in `Authorization`. */
function registerPayoutReceiptRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/api/payouts/:id.pdf',
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      const context = await requestContext(deps, request)
      try {
        return await reply.type('application/pdf').send(await payoutReceipt(context, request.params.id))
      } catch (error) {
        return refuse(reply, context, 'payoutReceipt', error)
      }
    },
  )
}

/** `GET /api/consents/<id>.pdf` returns the copy of a signed consent: one's own, or for staff. The access token is in `Authorization`. */
function registerConsentCopyRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/api/consents/:id.pdf',
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      const context = await requestContext(deps, request)
      try {
        const copy = await consentCopy(context, request.params.id)
        reply.header('content-disposition', 'attachment; filename="consent.pdf"')
        return await reply.type('application/pdf').send(copy)
      } catch (error) {
        return refuse(reply, context, 'consentCopy', error)
      }
    },
  )
}

type Write = (data: OwnData, context: RequestContext) => string | Promise<Buffer>
const formats: Record<string, { type: string; write: Write }> = {
  json: { type: 'application/json; charset=utf-8', write: ownDataJson },
  csv: { type: 'text/csv; charset=utf-8', write: ownDataCsv },
  pdf: {
    type: 'application/pdf',
    write: (data, { deps, now }) => ownDataPdf(data, { texts: deps.texts, now }),
  },
}

/**
 * `GET /api/own_data?format=json|csv|pdf` returns all data about the caller. The access token is in
 * `Authorization`. Writes one row to the activity log.
 */
function registerOwnDataRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/api/own_data', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const format = formatOf(request.query)
    if (!format)
      return reply.code(400).send({
        errors: [{ message: apiErrorTexts.BAD_USER_INPUT, extensions: { code: 'BAD_USER_INPUT' } }],
      })
    const context = await requestContext(deps, request)
    try {
      const data = await exportOwnData(context)
      return await reply.type(format.type).send(await format.write(data, context))
    } catch (error) {
      return refuse(reply, context, 'exportOwnData', error)
    }
  })
}

function formatOf(query: unknown) {
  const asked = typeof query === 'object' && query !== null && 'format' in query ? query.format : undefined
  return typeof asked === 'string' && Object.hasOwn(formats, asked) ? formats[asked] : undefined
}

const statuses: Partial<Record<ApiErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  PURPOSE_REQUIRED: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  KEYS_UNAVAILABLE: 503,
}

/** Answers a refusal of a route in the API's form and records it like the API. Rethrows unexpected errors. */
export async function refuse(
  reply: FastifyReply,
  context: RequestContext,
  operationName: string,
  error: unknown,
): Promise<FastifyReply> {
  if (!(error instanceof AppError)) throw error
  const { code, message, fields } = error
  if (error.cause) context.deps.log.error({ requestId: context.requestId, err: error }, 'request failed')
  if (statuses[code] === 401 || statuses[code] === 403) {
    await noteRefused(context, [{ operation: operationName, code }])
    await noteWrite(context)
  }
  return reply
    .code(statuses[code] ?? 400)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: fields ? { code, fields } : { code } }] })
}

/** An image opened alone runs and loads nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

const refusal = (code: ApiErrorCode) => ({ errors: [{ message: apiErrorTexts[code], extensions: { code } }] })

/**
 * `GET /api/donor_card` returns the caller's barcode as SVG; staff use `?user=<id>`. The access token is in
 * `Authorization`. 401 without one; a forbidden card is answered like a missing one.
 */
function registerDonorCardRoute(app: FastifyInstance, deps: Deps): void {
  app.get('/api/donor_card', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const context = await requestContext(deps, request)
    const { principal } = context
    if (principal.kind === 'guest') return reply.code(401).send(refusal('UNAUTHENTICATED'))
    const userId = whose(principal, request.query)
    const card = userId && (await findCard(deps, userId))
    if (!card) return reply.code(404).send(refusal('NOT_FOUND'))
    const place = readPlace(context, 'donor_card', [{ name: 'UserProfile.BarCode', data: 'Identity' }])
    if (place) await keepReads(context, new Map([[place, new Set([userId])]]))
    return reply.type('image/svg+xml').header('content-security-policy', POLICY).send(Buffer.from(card))
  })
}

/** The user whose card is requested; null if forbidden. */
function whose(principal: Exclude<Principal, { kind: 'guest' }>, query: unknown): string | null {
  const asked = typeof query === 'object' && query !== null && 'user' in query ? query.user : undefined
  if (principal.kind === 'user') return asked === undefined || asked === principal.id ? principal.id : null
  return typeof asked === 'string' && isUuid(asked) ? asked : null
}

async function findCard(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  userId: string,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bucket: userProfiles.barCodeBucket, key: userProfiles.barCodeKey })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userId), eq(userProfiles.deleteStatus, false)))
  if (!row?.bucket || !row.key) return null
  return (await files.get(row.bucket, row.key))?.content ?? null
}
