import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/client'
import type { Identity } from '../../server/identity/identity'
import { named } from '../../server/schema/named'

/** What the API takes a token for: its claims with the groups of now, or null when it holds no longer. */
export async function verifyAccessToken(
  { identity, db }: { identity: Identity; db: Database },
  token: string,
) {
  const claims = await identity.readAccessToken(token)
  if (!claims) return null
  const [row] = await named<{ groups: string[] | null }>(sql`select ${claims.groups} as groups`)(
    db,
    claims.values,
  )
  const { sub, authenticatedAt } = claims
  return row?.groups ? { sub, authenticatedAt, groups: row.groups } : null
}
