import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env'
import { CSP_REPORTS_PATH } from './cspReports'

declare module 'fastify' {
  interface FastifyRequest {
    /** A new nonce per request for inline scripts and styles. */
    cspNonce: string
  }
}

const REPORTS = 'csp'
const YEAR_IN_SECONDS = 31_536_000

/** Other hosts that the browser connects to: the API and the user pool. */
function connections({ mode, pool, origin, adminOrigin }: Settings): string[] {
  const api = new URL(pool.graphqlEndpoint).origin
  const userPool =
    mode === 'production'
      ? [
          `https://cognito-idp.${pool.region}.amazonaws.com`,
          `https://cognito-identity.${pool.region}.amazonaws.com`,
        ]
      : [origin]
  // `'self'` covers one origin; a console on its own host needs ours.
  const ours = adminOrigin === origin ? [origin] : []
  return [...new Set([api, ...userPool])].filter((host) => !ours.includes(host))
}

function contentSecurityPolicy(settings: Settings, nonce: string, development: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // Development servers add styles by script.
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
    // Browsers that know the second ignore the first.
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': [REPORTS],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Sets these headers on every answer. */
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
