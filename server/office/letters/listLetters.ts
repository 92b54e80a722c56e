import { desc, eq } from 'drizzle-orm'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { AppError, requireUuid } from '../../ground/errors'
import type { Letter } from '../../generated/resolvers'
import { letterVersions as versions, type LetterVersionRow } from '../../ground/tables/letters'
import { asContract } from '../../ground/db/asContract'

/** The latest version of each letter. */
export async function listLetters(context: RequestContext): Promise<Letter[]> {
  requireDuty(context, 'listLetters')
  const rows = await context.deps.db
    .selectDistinctOn([versions.letterId])
    .from(versions)
    .orderBy(versions.letterId, desc(versions.version))
  return rows.map(toLetter).sort((a, b) => a.Name.localeCompare(b.Name, 'ja'))
}

/** Every version of a letter, latest first. */
export async function listLetterVersions(context: RequestContext, letterId: string): Promise<Letter[]> {
  requireDuty(context, 'listLetterVersions')
  const rows = await context.deps.db
    .select()
    .from(versions)
    .where(eq(versions.letterId, requireUuid(letterId)))
    .orderBy(desc(versions.version))
  if (rows.length === 0) throw new AppError('NOT_FOUND')
  return rows.map(toLetter)
}

export const toLetter = (row: LetterVersionRow): Letter => ({
  Id: row.letterId,
  ...asContract(row, 'version', 'name', 'kind', 'subject', 'text', 'authorId', 'createdAt'),
})
