import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { apiErrorTexts, BODY_TOO_LARGE, internalError } from '../../shared/messages/apiErrors'
import type { Deps } from '../deps'
import { registerPayoutsRoute } from '../donations/payoutsRoute'
import { registerExportRoute } from '../exports/exportRoute'
import { registerDonorCardRoute } from '../files/donorCardRoute'
import { registerGraphQL } from '../graphql/route'
import { registerUnsubscribeRoute } from '../mail/unsubscribe'
import { registerOwnDataRoute } from '../ownData/ownDataRoute'
import { registerCanonicalHost } from './canonicalHost'
import { registerDevMail } from './devMail'
import { registerHealth } from './health'
import { registerPostalCodeRoute } from './postalCodeRoute'
import { registerPublicConfig } from './publicConfig'
import { registerRateLimits, type LimitOptions } from './rateLimits'
import { readablePath } from './readablePath'
import { BODY_LIMIT } from './requireModestBody'
import { registerSearchEngines } from './searchEngines'
import { registerSecurityHeaders } from './securityHeaders'
import { registerWellKnown } from './wellKnown'

export type ServerOptions = LimitOptions & {
  /** Pages and assets are served by the development servers. */
  development?: boolean
}

/** What the user pool's clients send and read across host names (the console may have its own). */
const POOL_REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'x-amz-target',
  'x-amz-user-agent',
  'cache-control',
  'amz-sdk-invocation-id',
  'amz-sdk-request',
]

/** The HTTP server with the API, the user pool and the services; pages are added by registerPages. */
export async function createServer(deps: Deps, options: ServerOptions = {}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: deps.settings.trustedProxies.length > 0 ? deps.settings.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    forceCloseConnections: 'idle',
    bodyLimit: BODY_LIMIT,
  })

  await registerSecurityHeaders(app, deps.settings, { development: options.development ?? false })
  registerCanonicalHost(app, deps.settings)
  await app.register(cors, {
    origin: [deps.settings.origin, deps.settings.adminOrigin],
    methods: ['GET', 'POST'],
    allowedHeaders: POOL_REQUEST_HEADERS,
    exposedHeaders: ['x-amzn-errortype', 'x-request-id', 'retry-after'],
    maxAge: 600,
  })
  registerRateLimits(app, deps, options)

  // The path without its query: addresses carry no personal data, but what a stranger adds to them might.
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    const { statusCode, elapsedTime } = reply
    deps.log.info(
      { requestId: request.id, method: request.method, path, statusCode, ms: Math.round(elapsedTime) },
      'request',
    )
  })

  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) deps.log.error({ requestId: request.id, err: error }, 'request failed')
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

  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message: apiErrorTexts.NOT_FOUND, extensions: { code: 'NOT_FOUND' } }] }),
  )

  registerHealth(app, deps)
  registerPublicConfig(app, deps)
  registerSearchEngines(app, deps)
  registerWellKnown(app, deps)
  registerPostalCodeRoute(app, deps)
  registerDonorCardRoute(app, deps)
  registerOwnDataRoute(app, deps)
  registerPayoutsRoute(app, deps)
  registerUnsubscribeRoute(app, deps)
  registerDevMail(app, deps)
  registerExportRoute(app, deps)
  registerGraphQL(app, deps)
  deps.identity.registerRoutes?.(app)
  return app
}
