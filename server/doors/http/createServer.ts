import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import cors from '@fastify/cors'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import {
  apiErrorTexts,
  BODY_TOO_LARGE,
  internalError,
  BODY_UNREADABLE,
  REQUEST_TOO_SLOW,
} from '../../../shared/words/program/apiErrors'
import { isDatabaseAway } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import type { Settings } from '../../ground/settings/env'
import type { Metrics } from './metrics/metrics'
import { apiSchema } from '../graphql/schema'
import { registerCspReports, registerSecurityHeaders } from './contentSecurityPolicy'
import { registerCriteriaRoutes } from './criteriaRoute'
import { registerDevGraphQL } from './devGraphql'
import { registerDevMail } from './devMail'
import { registerDownloads } from './downloadRoutes'
import { registerGraphQL } from './graphqlRoute'
import { registerHealth } from './health'
import { registerHosts, requestPath, noticeUnknownProxy } from './hosts'
import { registerLive } from './live/liveRoute'
import { measureRequests } from './metrics/measureRequests'
import { registerPostalCodeRoute } from './postalCodeRoute'
import { answerNotFound } from './notFound'
import { registerPublicConfig } from './publicConfig'
import { registerRateLimits, type LimitOptions } from './rateLimits'
import { BODY_LIMIT } from './requireModestBody'
import { traceRequests } from './traceRequests'
import { registerUnsubscribeRoute } from './unsubscribeRoute'
import { registerPushRenewal, registerUnlock, registerVisitReply } from './routesWithoutSignIn'
import { registerSearchEngines, registerWellKnown } from './wellKnown'

export type ServerOptions = LimitOptions & {
  /** Development servers provide pages and assets. */
  development?: boolean
  requestTimeoutMs?: number
  metrics?: Metrics
}

/** Enough for an import over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 60_000

/** A supervisor restarts the database in less. */
const AWAY_RETRY_SECONDS = 10

/** Headers that the user pool's clients send across hosts (the console may have its own). */
const POOL_REQUEST_HEADERS = [
  'authorization',
  'x-purpose',
  'x-purpose-note',
  'content-type',
  'x-amz-target',
  'x-amz-user-agent',
  'cache-control',
  'amz-sdk-invocation-id',
  'amz-sdk-request',
]

/** The HTTP server with API, user pool and services; registerPages adds pages. */
export async function createServer(deps: Deps, options: ServerOptions = {}): Promise<FastifyInstance> {
  const requestTimeoutMs = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: deps.settings.trustedProxies.length > 0 ? deps.settings.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: requestPath,
    clientErrorHandler: answerClientError(deps.log),
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      // Node ignores these limits when the headers may take longer than the whole request.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 4),
    },
    forceCloseConnections: 'idle',
    bodyLimit: BODY_LIMIT,
  })

  registerSecurityHeaders(app, deps.settings, { development: options.development ?? false })
  noticeUnknownProxy(app, deps)
  registerHosts(app, deps.settings)
  registerCanonicalHost(app, deps.settings)
  await app.register(cors, {
    origin: [deps.settings.origin, deps.settings.adminOrigin],
    methods: ['GET', 'POST'],
    allowedHeaders: POOL_REQUEST_HEADERS,
    exposedHeaders: ['date', 'x-amzn-errortype', 'x-request-id', 'retry-after'],
    maxAge: 600,
  })
  registerRateLimits(app, deps, options)

  if (options.metrics) measureRequests(app, options.metrics)
  if (deps.settings.tracesTo) traceRequests(app)
  // Without the query: our addresses hold no personal data, but a stranger's query might.
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]
    const { statusCode, elapsedTime } = reply
    deps.log.info(
      { requestId: request.id, method: request.method, path, statusCode, ms: Math.round(elapsedTime) },
      'request',
    )
    done()
  })

  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const isAway = isDatabaseAway(error)
    const status = isAway ? 503 : (error.statusCode ?? 500)
    if (isAway) reply.header('retry-after', String(AWAY_RETRY_SECONDS))
    // A closed connection is no reason for an alarm.
    const level = request.socket.destroyed ? 'info' : 'error'
    if (status >= 500) deps.log[level]({ requestId: request.id, err: error }, 'request failed')
    const code = status >= 500 ? 'INTERNAL' : 'BAD_USER_INPUT'
    const message =
      status >= 500
        ? internalError(request.id)
        : status === 413
          ? BODY_TOO_LARGE
          : apiErrorTexts.BAD_USER_INPUT
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message, extensions: { code } }] })
  })

  app.setNotFoundHandler((_request, reply) => answerNotFound(reply))

  registerHealth(app, deps)
  registerPublicConfig(app, deps)
  registerSearchEngines(app, deps)
  registerWellKnown(app, deps)
  registerCspReports(app, deps)
  registerPostalCodeRoute(app, deps)
  registerCriteriaRoutes(app, deps)
  registerLive(app, deps)
  registerUnlock(app, deps)
  registerUnsubscribeRoute(app, deps)
  registerVisitReply(app, deps)
  registerPushRenewal(app, deps)
  registerDevMail(app, deps)
  registerDevGraphQL(app, deps)
  const schema = apiSchema()
  registerDownloads(app, deps, schema)
  registerGraphQL(app, deps, schema)
  deps.identity.registerRoutes?.(app)
  return app
}

const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '[::1]'])

/**
 * In the embedded mode, redirects other names of this machine to localhost, the only origin that the content
 * security policy and the tokens know.
 */
function registerCanonicalHost(app: FastifyInstance, { mode, origin }: Settings): void {
  const { hostname, port } = new URL(origin)
  if (mode !== 'embedded' || hostname !== 'localhost') return
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return done()
    const [, name = '', at = ''] = /^(.*?)(?::(\d+))?$/.exec(request.host) ?? []
    if (!LOOPBACK_ADDRESSES.has(name) || at !== port) return done()
    reply.redirect(`${origin}${request.url}`)
  })
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const HEADERS = [
  'Content-Type: application/json; charset=utf-8',
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: no-referrer',
  'Cross-Origin-Opener-Policy: same-origin',
  'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  'Connection: close',
]

/** Answers a malformed or incomplete request and closes the connection. */
const answerClientError =
  (log: Logger) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy()
    log.info({ err: error }, 'no request')
    if (!socket.writable) return void socket.destroy(error)
    const message = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? REQUEST_TOO_SLOW : BODY_UNREADABLE
    const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] })
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
    const head = [`HTTP/1.1 ${status}`, ...HEADERS, `Content-Length: ${Buffer.byteLength(body)}`]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
