import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isRecord } from '../../../shared/facts/isRecord'
import type { Deps } from '../../ground/deps'
import type { Settings } from '../../ground/settings/env'

/** The name of our report address in the header `reporting-endpoints`. */
export const CSP_REPORTS = 'csp'

/** Emotion's style elements are empty; their rules come by script. */
const EMPTY = ''

/**
 * Pages run our own files and these inline scripts.
 * @param scripts never collect these from a page that shows anything of a request
 */
export function contentSecurityPolicy(
  settings: Settings,
  scripts: readonly string[],
  development: boolean,
): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashOf))],
    // Development servers add styles by script.
    'style-src': ["'self'", development ? "'unsafe-inline'" : hashOf(EMPTY)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections(settings), ...(development ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    ...REPORTED,
  }
  return policyOf(directives)
}

type Directives = Readonly<Record<string, readonly string[]>>

const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** `'sha256-…'`: allows an inline script or style in a policy. */
export function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/** Other hosts that the browser connects to: the API and the user pool. */
function connections({ ownPool, cognito, pool, origin, adminOrigin }: Settings): string[] {
  const api = new URL(pool.graphqlEndpoint).origin
  const amazon = ['cognito-idp', 'cognito-identity'].map(
    (service) => `https://${service}.${pool.region}.amazonaws.com`,
  )
  const elsewhere = cognito.endpoint === null ? amazon : [new URL(cognito.endpoint).origin]
  const userPool = ownPool ? [origin] : elsewhere
  // `'self'` covers one origin; a console on its own host needs ours.
  const ours = adminOrigin === origin ? [origin] : []
  return [...new Set([api, ...userPool])].filter((host) => !ours.includes(host))
}

/** Browsers report violations of the content security policy here. */
export const CSP_REPORTS_PATH = '/api/csp_reports'

// Browsers that know `report-to` ignore `report-uri`.
const REPORTED: Directives = { 'report-uri': [CSP_REPORTS_PATH], 'report-to': [CSP_REPORTS] }

/** A worker has the policy of its own file, so it may run WebAssembly although no page may. */
export const WORKER_POLICY = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
  ...REPORTED,
})

const BODY_LIMIT = 10_000
/** A browser sends one minute's reports at once. */
const MOST_REPORTS = 50
const DIRECTIVE = /^[a-z-]{3,30}$/
const BLOCKED = /^(inline|eval|wasm-eval|data|blob|self|trusted-types-(?:policy|sink))$/

/** `report-uri` sends one report, the Reporting API a list of several kinds. */
function reportsIn(body: unknown): Record<string, unknown>[] {
  if (isRecord(body)) return isRecord(body['csp-report']) ? [body['csp-report']] : []
  const list: unknown[] = Array.isArray(body) ? body.slice(0, MOST_REPORTS) : []
  return list
    .filter(isRecord)
    .map((report) => (report.type === 'csp-violation' ? report.body : null))
    .filter(isRecord)
}

/** Directive and kind of source, for example `script-src-elem inline`; never an address. */
function violationOf(report: Record<string, unknown>): string | null {
  const directive = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']
  const blocked = report.blockedURL ?? report['blocked-uri']
  if (typeof directive !== 'string' || !DIRECTIVE.test(directive)) return null
  return `${directive} ${typeof blocked === 'string' && BLOCKED.test(blocked) ? blocked : 'address'}`
}

/** `POST /api/csp_reports` counts violations in the log. Anyone may post; the answer is always 204. */
export function registerCspReports(app: FastifyInstance, { log }: Pick<Deps, 'log'>): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    )
    scope.post(CSP_REPORTS_PATH, async (request, reply) => {
      const violations: Record<string, number> = {}
      for (const violation of reportsIn(request.body).map(violationOf))
        if (violation) violations[violation] = (violations[violation] ?? 0) + 1
      if (Object.keys(violations).length > 0)
        log.warn({ requestId: request.id, violations }, 'content security policy violated')
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

const YEAR_IN_SECONDS = 31_536_000

/** @param camera members' pages read the code of an お薬手帳, on the device */
export const permissionsPolicy = (camera: '()' | '(self)'): string =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`

/** Sets these headers on every answer; pages have a policy of their own. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  settings: Settings,
  options: { development: boolean },
): void {
  const headers = {
    'content-security-policy': contentSecurityPolicy(settings, [], options.development),
    'reporting-endpoints': `${CSP_REPORTS}="${CSP_REPORTS_PATH}"`,
    'permissions-policy': permissionsPolicy('()'),
    'strict-transport-security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    // Attackers could make browsers' own filters switch off single scripts of a page.
    'x-xss-protection': '0',
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
