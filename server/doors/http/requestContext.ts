import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../access/context'
import type { Deps } from '../deps'
import { readPurpose } from '../access/purpose'
import { resolvePrincipal } from '../access/resolvePrincipal'
import { networkOf } from '../security/networkOf'

/** The caller, the time, and only the network of the caller's address. */
export async function requestContext(deps: Deps, request: FastifyRequest): Promise<RequestContext> {
  return {
    principal: await resolvePrincipal(deps, request.headers.authorization),
    now: deps.clock.now(),
    requestId: request.id,
    network: networkOf(request.ip),
    purpose: readPurpose(request.headers),
    deps,
  }
}
