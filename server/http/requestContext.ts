import type { FastifyRequest } from 'fastify'
import { isReadPurpose } from '../../shared/reads'
import type { RequestContext } from '../access/context'
import type { Deps } from '../deps'
import { resolvePrincipal } from '../access/resolvePrincipal'
import { networkOf } from '../security/networkOf'

/** Why the caller says that they read; null for what is no purpose. */
const purposeOf = (header: unknown) => (isReadPurpose(header) ? header : null)

/** The caller, the time, and only the network of the caller's address. */
export async function requestContext(deps: Deps, request: FastifyRequest): Promise<RequestContext> {
  return {
    principal: await resolvePrincipal(deps, request.headers.authorization),
    now: deps.clock.now(),
    requestId: request.id,
    network: networkOf(request.ip),
    purpose: purposeOf(request.headers['x-purpose']),
    deps,
  }
}
