import { createHash } from 'node:crypto'
import type { Settings } from '../env'
import { CSP_REPORTS_PATH } from './cspReports'

/** The name of our address for reports in the header `reporting-endpoints`. */
export const CSP_REPORTS = 'csp'

/** Emotion's style elements are empty; their rules come by script. */
const EMPTY = ''

/**
 * Pages run our own files and these inline scripts.
 * @param scripts never found by looking for scripts in a page that shows anything of a request
 */
export function contentSecurityPolicy(
  settings: Settings,
  scripts: readonly string[],
  development: boolean,
): string {
  const directives: Record<string, readonly string[]> = {
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
    // Browsers that know the second ignore the first.
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': [CSP_REPORTS],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** `'sha256-…'`, by which a policy allows an inline script or style. */
export function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

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
