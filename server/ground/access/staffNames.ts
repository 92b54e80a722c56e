import { inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { administrators } from '../tables/administrators'

/** Names of staff by id, including removed staff; of all without `ids`. Null ids are ignored. */
export async function staffNames(
  db: Queryable,
  ids?: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = ids && [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted?.length === 0) return new Map()
  const staff = await db
    .select({ id: administrators.id, name: administrators.name })
    .from(administrators)
    .where(wanted && inArray(administrators.id, wanted))
  return new Map(staff.map(({ id, name }) => [id, name]))
}
