import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { apiErrorTexts, type ApiErrorCode } from '../../shared/messages/apiErrors'
import type { Principal } from '../access/context'
import { isUuid } from '../db/requireUuid'
import type { Deps } from '../deps'
import { resolvePrincipal } from '../access/resolvePrincipal'
import { userProfiles } from '../schema/users'

/** An image opened on its own runs and loads nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

const refusal = (code: ApiErrorCode) => ({ errors: [{ message: apiErrorTexts[code], extensions: { code } }] })

/**
 * `GET /api/donor_card` returns the caller's barcode as SVG; staff use `?user=<id>`. The access token is in
 * `Authorization`. 401 without one; a forbidden card is answered like a missing one.
 */
export function registerDonorCardRoute(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'identity' | 'clock' | 'files'>,
): void {
  app.get('/api/donor_card', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const principal = await resolvePrincipal(deps, request.headers.authorization)
    if (principal.kind === 'guest') return reply.code(401).send(refusal('UNAUTHENTICATED'))
    const userId = whose(principal, request.query)
    const card = userId && (await findCard(deps, userId))
    if (!card) return reply.code(404).send(refusal('NOT_FOUND'))
    return reply.type('image/svg+xml').header('content-security-policy', POLICY).send(Buffer.from(card))
  })
}

/** The user whose card is requested; null if forbidden. */
function whose(principal: Exclude<Principal, { kind: 'guest' }>, query: unknown): string | null {
  const asked = typeof query === 'object' && query !== null && 'user' in query ? query.user : undefined
  if (principal.kind === 'user') return asked === undefined || asked === principal.id ? principal.id : null
  return typeof asked === 'string' && isUuid(asked) ? asked : null
}

async function findCard(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  userId: string,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bucket: userProfiles.barCodeBucket, key: userProfiles.barCodeKey })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userId), eq(userProfiles.deleteStatus, false)))
  if (!row?.bucket || !row.key) return null
  return (await files.get(row.bucket, row.key))?.content ?? null
}
