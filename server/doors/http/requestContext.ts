import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../../ground/access/context'
import type { Deps } from '../../ground/deps'
import { readPurpose } from '../../ground/access/purpose'
import { resolvePrincipal } from '../../ground/access/resolvePrincipal'
import { networkOf } from '../../records/security/networkOf'

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
