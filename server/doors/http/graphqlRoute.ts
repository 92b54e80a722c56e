import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLSchema, ExecutionArgs, ExecutionResult } from 'graphql'
import { getOperationAST, GraphQLError } from 'graphql'
import { createHandler, parseRequestParams } from 'graphql-http'
import type { RequestContext } from '../../ground/access/context'
import type { Reads } from '../../ground/access/notedReads'
import { keepShown } from '../../records/cases/keepEmergency'
import { noteWrite } from '../../ground/access/listDatabase'
import type { Deps } from '../../ground/deps'
import { noteRefused, type Refusal } from './noteRefused'
import { requireModestBody, requireTableIfLarge, TABLE_LIMIT } from './requireModestBody'
import { requestContext } from './requestContext'
import { sendOnce } from './pageFile'
import { isRecord } from '../../../shared/facts/isRecord'
import { isUndoable } from '../../../shared/rules/records/undo'
import { keepForUndo } from '../../care/undo/keepForUndo'
import { engineOf, refusalOf } from '../graphql/engine'
import { requireEnvelope } from '../graphql/envelope'
import { faultOf, namesOf } from '../graphql/faultOf'
import { appErrorOf, formatError, isFormatted, isRefusedDocument } from '../graphql/formatError'
import { firstRootField, onlyRootField, rootFieldName, rootFieldNames } from '../graphql/rootFieldName'

/** An answer that fits into one packet is not quicker for it. */
const WORTH_COMPRESSING = 1_400
const EXECUTION_TIMEOUT_MS = 10_000
/** For operations on up to 100,000 people, or on a table. */
const PREVIEW_TIMEOUT_MS = 55_000
const PREVIEWS: readonly string[] = [
  'previewBulk',
  'previewBulkFile',
  'previewTestPanels',
  'recordTestPanels',
  'previewGiftCodes',
  'importGiftCodes',
  'previewCriteria',
  'pushCriteria',
  'undoBulk',
]
/** `unauthenticated` turns the answer into a 401. */
type Call = {
  context: RequestContext
  unauthenticated: boolean
  operation: FastifyRequest['operation']
  result: ExecutionResult | null
  /** The caller wants to be able to undo it: `{ "extensions": { "undo": true } }`. */
  wantsUndo: boolean
}

/** Passed to the library instead of the result, because it calls a function for each value that it writes. */
const WRITTEN_BY_US: ExecutionResult = { data: null }

/** POST /graphql, as in GraphQL over HTTP. An operation that requires sign-in answers 401 without it. */
export function registerGraphQL(app: FastifyInstance, deps: Deps, schema: GraphQLSchema): void {
  const developer = deps.settings.mode === 'embedded'
  const engine = engineOf(schema, { developer })

  /** Logs why a document was refused, without its values. */
  function answerError(error: Readonly<GraphQLError | Error>, requestId: string): GraphQLError {
    if (isFormatted(error)) return error
    // Errors before parsing are plain errors: the request itself was malformed.
    const refusal = error instanceof GraphQLError ? error : new GraphQLError(error.message)
    if (appErrorOf(refusal) || !isRefusedDocument(refusal)) return formatError(refusal, requestId)
    const fault = faultOf(refusal, namesOf(schema))
    deps.log.info({ requestId, ...fault }, 'query refused')
    return formatError(refusal, requestId, developer ? fault : undefined)
  }

  const handlerOf = (call: Call) =>
    createHandler<FastifyRequest, undefined, { call: Call }>({
      schema,
      parse: (source) => engine.parse(typeof source === 'string' ? source : source.body),
      validate: (_schema, document) =>
        distinct(engine.validate(document), (error) => formatError(error, call.context.requestId)),
      execute: (args: ExecutionArgs) => execute(args),
      context: { call },
      formatError: (error) => answerError(error, call.context.requestId),
      parseRequestParams: (request) => {
        if (request.method !== 'POST')
          return [null, { status: 405, statusText: '', headers: { allow: 'POST' } }]
        if (isJson(request.raw)) requireEnvelope(request.body)
        return parseRequestParams(request)
      },
    })

  async function execute(args: ExecutionArgs): Promise<ExecutionResult> {
    const { call } = args.contextValue as { call: Call }
    const changes = getOperationAST(args.document, args.operationName)?.operation === 'mutation'
    const operation = firstRootField(args.document, args.operationName)
    const undo = call.wantsUndo && changes ? keeperFor(call.context, args) : null
    const reads: Reads = new Map()
    const context = { ...call.context, reads, ...(undo ? { undo } : {}) }
    const isPreview = PREVIEWS.includes(onlyRootField(args.document, args.operationName) ?? '')
    const answer = await withinTime(
      engine.execute({ ...args, contextValue: changes ? onPrimary(context) : context }),
      isPreview ? PREVIEW_TIMEOUT_MS : EXECUTION_TIMEOUT_MS,
    )
    const result = await keptBeforeSent(context, reads, answer)
    const [error] = result.errors ?? []
    call.operation = { operation, outcome: error ? (appErrorOf(error)?.code ?? 'INTERNAL') : 'ok' }
    if (result.errors) await noteRefusals(call, args, result.errors, !changes && !result.data)
    if (result.errors || changes) await noteWrite(call.context)
    if (!result.errors) {
      const offer = undo?.offer()
      call.result = offer ? { ...result, extensions: { undo: offer } } : result
      return WRITTEN_BY_US
    }
    return {
      errors: distinct(result.errors.map((error) => answerError(error, call.context.requestId))),
      ...('data' in result ? { data: result.data } : {}),
    }
  }

  /**
   * Records a refusal: of a known caller in the activity log, of a guest in the security log. An unexpected
   * error goes to the server's log with its cause, never with variables.
   */
  async function noteRefusals(
    call: Call,
    { document, operationName }: ExecutionArgs,
    errors: readonly GraphQLError[],
    isEmpty: boolean,
  ): Promise<void> {
    const { requestId } = call.context
    const refusals: Refusal[] = []
    for (const error of errors) {
      const operation = rootFieldName(document, operationName, String(error.path?.[0] ?? ''))
      const refusal = appErrorOf(error)
      if (refusal) refusals.push({ operation, code: refusal.code })
      if (refusal ? refusal.cause : !isRefusedDocument(error))
        deps.log.error({ requestId, operation, err: error.originalError ?? error }, 'operation failed')
    }
    // What fails one field empties the answer, and no other is looked at: the row names all that was asked for.
    if (isEmpty && refusals.some(({ code }) => code === 'FORBIDDEN'))
      for (const operation of rootFieldNames(document, operationName))
        refusals.push({ operation, code: 'FORBIDDEN' })
    call.unauthenticated ||= refusals.some(({ code }) => code === 'UNAUTHENTICATED')
    await noteRefused(call.context, refusals)
  }

  app.decorateRequest('operation', null)
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    bodyLimit: TABLE_LIMIT,
    preParsing: (request, _reply, payload) => requireModestBody(deps, request, payload),
    handler: async (request, reply) => {
      requireTableIfLarge(request, engine.parse)
      const call: Call = {
        context: await requestContext(deps, request),
        unauthenticated: false,
        operation: null,
        result: null,
        wantsUndo: wantsUndo(request.body),
      }
      const [body, init] = await handlerOf(call)({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body as string | Record<PropertyKey, unknown>,
        raw: request,
        context: undefined,
      })
      request.operation = call.operation
      reply
        .code(call.unauthenticated ? 401 : init.status)
        // Pages set their clock by it.
        .headers({ ...init.headers, 'cache-control': 'no-store', date: deps.clock.now().toUTCString() })
      const text = call.result ? JSON.stringify(call.result) : body
      // No other site can have a browser ask with somebody's token, so lengths tell nobody anything.
      return text && text.length > WORTH_COMPRESSING ? sendOnce(request, reply, text) : reply.send(text)
    },
  })
}

/** If storing fails, there is no answer. A fully refused answer shows no records. */
async function keptBeforeSent(
  context: RequestContext,
  reads: Reads,
  answer: ExecutionResult,
): Promise<ExecutionResult> {
  if (!Object.values(answer.data ?? {}).some((shown) => shown !== null)) return answer
  try {
    await keepShown(context, reads)
    return answer
  } catch (error) {
    return { errors: [refusalOf(error)] }
  }
}

/** The answer to a change reads what was just written. */
const onPrimary = (context: RequestContext): RequestContext =>
  context.deps.replica ? { ...context, deps: { ...context.deps, replica: null } } : context

const wantsUndo = (body: unknown) =>
  isRecord(body) && isRecord(body.extensions) && body.extensions.undo === true

/** For a single change by staff; several at once cannot be undone together. */
function keeperFor({ principal, now }: RequestContext, { document, operationName }: ExecutionArgs) {
  const mutation = onlyRootField(document, operationName)
  if (principal.kind !== 'staff' || mutation === null || !isUndoable(mutation)) return null
  return keepForUndo(mutation, principal.id, now)
}

/** Several mistakes of a document often come to one sentence. */
function distinct(
  errors: readonly GraphQLError[],
  shown: (error: GraphQLError) => GraphQLError = (error) => error,
): readonly GraphQLError[] {
  const seen = new Map<string, GraphQLError>()
  for (const error of errors) {
    const { message, path, extensions } = shown(error)
    const key = JSON.stringify([message, path, extensions.fields])
    if (!seen.has(key)) seen.set(key, error)
  }
  return [...seen.values()]
}

const isJson = ({ headers }: FastifyRequest) => /^application\/json\b/i.test(headers['content-type'] ?? '')

/** PostgreSQL ends the statement slightly earlier. */
function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('An operation took too long')), limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
