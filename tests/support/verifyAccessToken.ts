import { sql } from 'drizzle-orm'
import type { Database } from '../../server/ground/db/client'
import type { Identity } from '../../server/ground/identity/identity'
import { named } from '../../server/ground/db/named'

/** What the API takes a token for: its claims with the groups of now, or null when it holds no longer. */
export async function verifyAccessToken(
  { identity, db }: { identity: Identity; db: Database },
  token: string,
) {
  const claims = await identity.readAccessToken(token)
  if (!claims) return null
  const read = named(
    sql`select ${claims.groups} from (select ${sql.placeholder('says')}::jsonb as says) as caller`,
    ([groups]) => groups as string[] | null,
  )
  const [groups] = await read(db, { says: JSON.stringify(claims.values) })
  const { sub, authenticatedAt } = claims
  return groups ? { sub, authenticatedAt, groups } : null
}
