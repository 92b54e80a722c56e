import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env'
import { CSP_REPORTS_PATH } from './cspReports'

declare module 'fastify' {
  interface FastifyRequest {
    /** Fresh for each request: what an inline script or style must bear to run. */
    cspNonce: string
  }
}

const REPORTS = 'csp'
const YEAR_IN_SECONDS = 31_536_000

/** Hosts besides the page's own that the browser talks to: the API, and the user pool. */
function connections({ mode, pool, origin, adminOrigin }: Settings): string[] {
  const api = new URL(pool.graphqlEndpoint).origin
  const userPool =
    mode === 'production'
      ? [
          `https://cognito-idp.${pool.region}.amazonaws.com`,
          `https://cognito-identity.${pool.region}.amazonaws.com`,
        ]
      : [origin]
  // With one origin for everything "'self'" says it; a page of the console's own host has to be told ours.
  const ours = adminOrigin === origin ? [origin] : []
  return [...new Set([api, ...userPool])].filter((host) => !ours.includes(host))
}

function contentSecurityPolicy(settings: Settings, nonce: string, development: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // The development servers put styles into the page from script.
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections(settings), ...(development ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    // Browsers that know the second leave the first alone.
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': [REPORTS],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Every answer, whatever made it, leaves with these headers. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  options: { development: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: YEAR_IN_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(18).toString('base64')
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(settings, request.cspNonce, options.development),
    )
    reply.header('reporting-endpoints', `${REPORTS}="${CSP_REPORTS_PATH}"`)
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    reply.header('x-request-id', request.id)
  })
}
