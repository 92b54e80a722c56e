import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ground/deps'
import { ZIP_CODE_FORMAT } from '../../../shared/words/program/formMessages'
import { ADDRESS_SEARCH_FAILED } from '../../../shared/words/program/systemMessages'
import { foldDigits } from '../../../shared/facts/normalise'

const ONE_DAY_SECONDS = 86_400

/** `GET /api/postal_code?zipcode=9970052` → `{ results: [{ address1, address2, address3 }] }`, empty when unknown. */
export function registerPostalCodeRoute(app: FastifyInstance, deps: Pick<Deps, 'postalCodes' | 'log'>): void {
  // The request's log line contains the address, so this route logs warnings only.
  app.get('/api/postal_code', { logLevel: 'warn' }, async (request, reply) => {
    const zipcode = zipcodeOf(request.query)
    if (zipcode === null)
      return reply.code(400).header('cache-control', 'no-store').send({ message: ZIP_CODE_FORMAT })
    try {
      const results = await deps.postalCodes(zipcode)
      return reply.header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`).send({ results })
    } catch (error) {
      deps.log.warn({ err: error }, 'postal code search failed')
      return reply.code(502).header('cache-control', 'no-store').send({ message: ADDRESS_SEARCH_FAILED })
    }
  })
}

/** Seven digits; accepts full-width digits, refuses a repeated parameter. */
function zipcodeOf(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('zipcode' in query)) return null
  if (typeof query.zipcode !== 'string') return null
  const digits = foldDigits(query.zipcode)
  return /^[0-9]{7}$/.test(digits) ? digits : null
}
