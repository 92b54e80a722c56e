import type { FastifyInstance } from 'fastify'
import { isRecord } from '../../shared/isRecord'
import type { Deps } from '../deps'

/** Browsers report violations of the content security policy here. */
export const CSP_REPORTS_PATH = '/api/csp_reports'

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
