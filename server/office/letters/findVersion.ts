import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import { letterVersions as versions, type LetterVersionRow } from '../../ground/tables/letters'

export async function findVersion(
  db: Queryable,
  letterId: string,
  version: number,
): Promise<LetterVersionRow | null> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.letterId, letterId), eq(versions.version, version)))
  return row ?? null
}

export async function findLatestVersion(db: Queryable, letterId: string): Promise<LetterVersionRow | null> {
  const [row] = await db
    .select()
    .from(versions)
    .where(eq(versions.letterId, letterId))
    .orderBy(desc(versions.version))
    .limit(1)
  return row ?? null
}
