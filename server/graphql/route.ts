import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError } from 'graphql'
import { createHandler, parseRequestParams } from 'graphql-http'
import { apiErrorTexts, type ApiErrorCode } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../context'
import type { Deps } from '../deps'
import type { RateLimits } from '../http/rateLimits'
import { resolvePrincipal } from '../identity/resolvePrincipal'
import { createEngine } from './engine'
import { appErrorOf, formatError, isRefusedDocument } from './formatError'
import { rootFieldName } from './rootFieldName'
import { createSchema } from './schema'

const EXECUTION_TIMEOUT_MS = 10_000
/** A table of flora results; all other calls are far smaller. */
const BODY_LIMIT = 1_000_000
const RATE_LIMITED = JSON.stringify({
  errors: [{ message: apiErrorTexts.RATE_LIMITED, extensions: { code: 'RATE_LIMITED' } }],
})

/** Entries of the office of which every refusal is kept: each may be somebody at the door who is not let in. */
const entries = new Set(['recordGuidanceAttendance', 'recordHealthCheck', 'recordDonation', 'settleRewards'])
const keptOfEntries = new Set<ApiErrorCode>(['NOT_FOUND', 'BAD_USER_INPUT', 'INVALID_STATE'])
/** What a state does not allow is kept of every operation; a form to be filled in again is not. */
const leavesRow = (operation: string, code: ApiErrorCode) =>
  code === 'INVALID_STATE' || (entries.has(operation) && keptOfEntries.has(code))

/** One request under way; `unauthenticated` makes its answer a 401. */
type Call = { context: RequestContext; unauthenticated: boolean }

/** POST /graphql, as GraphQL over HTTP has it. A call that needs a signed-in person and has none answers 401. */
export function registerGraphQL(app: FastifyInstance, deps: Deps, rateLimits: RateLimits): void {
  const schema = createSchema()
  const engine = createEngine(schema, { introspection: deps.settings.mode === 'embedded' })

  const handle = createHandler<FastifyRequest, Call, { call: Call }>({
    schema,
    parse: (source) => engine.parse(typeof source === 'string' ? source : source.body),
    validate: (_schema, document) => engine.validate(document),
    execute: (args: ExecutionArgs) => execute(args),
    context: (request) => ({ call: request.context }),
    formatError: (error) => formatError(error, ''),
    parseRequestParams: (request) =>
      request.method === 'POST'
        ? parseRequestParams(request)
        : [null, { status: 405, statusText: '', headers: { allow: 'POST' } }],
  })

  async function execute(args: ExecutionArgs): Promise<ExecutionResult> {
    const { call } = args.contextValue as { call: Call }
    const result = await withinTime(engine.execute({ ...args, contextValue: call.context }))
    if (!result.errors) return result
    await Promise.all(result.errors.map((error) => noteRefusal(call, args.document, error)))
    return {
      errors: result.errors.map((error) => formatError(error, call.context.requestId)),
      ...('data' in result ? { data: result.data } : {}),
    }
  }

  /** A refused call leaves one row in the activity log; an unexpected error its cause in ours, never the variables. */
  async function noteRefusal(call: Call, document: DocumentNode, error: GraphQLError): Promise<void> {
    const { principal, now, requestId } = call.context
    const refusal = appErrorOf(error)
    const operation = rootFieldName(document, String(error.path?.[0] ?? ''))
    if (refusal?.code === 'UNAUTHENTICATED') call.unauthenticated = true
    if (refusal?.code === 'FORBIDDEN' || refusal?.code === 'UNAUTHENTICATED') {
      const actorId = principal.kind === 'guest' ? null : principal.id
      const event = { category: 'Security', operation: 'Deny', operationName: operation } as const
      await recordActivity(deps.db, { event, userId: actorId, actorId, now, requestId })
    } else if (refusal && leavesRow(operation, refusal.code)) {
      const event = {
        category: 'Security',
        operation: 'Refuse',
        operationName: operation,
        code: refusal.code,
      } as const
      const actorId = principal.kind === 'guest' ? null : principal.id
      const userId = principal.kind === 'user' ? principal.id : null
      await recordActivity(deps.db, { event, userId, actorId, now, requestId })
    } else if (!refusal && !isRefusedDocument(error)) {
      deps.log.error({ requestId, operation, err: error.originalError ?? error }, 'operation failed')
    }
  }

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const principal = await resolvePrincipal(deps, request.headers.authorization)
      if (principal.kind !== 'guest' && !rateLimits.allowCaller(principal.id))
        return reply
          .code(429)
          .headers({ 'retry-after': '60', 'cache-control': 'no-store' })
          .type('application/json')
          .send(RATE_LIMITED)
      const context: RequestContext = { principal, now: deps.clock.now(), requestId: request.id, deps }
      const call: Call = { context, unauthenticated: false }
      const [body, init] = await handle({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body as string | Record<PropertyKey, unknown>,
        raw: request,
        context: call,
      })
      return reply
        .code(call.unauthenticated ? 401 : init.status)
        .headers({ ...init.headers, 'cache-control': 'no-store' })
        .send(body)
    },
  })
}

/** Gives the answer up after ten seconds; PostgreSQL ends the statement itself a little earlier. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('An operation took too long')), EXECUTION_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
