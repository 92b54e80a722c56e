import { letterSchema } from '../../../shared/forms/letters'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { Letter, SaveLetterInput } from '../../generated/resolvers'
import { letterVersions as versions, type LetterVersionRow } from '../../ground/tables/letters'
import { findVersion } from './findVersion'
import { toLetter } from './listLetters'

/** Writes the next version of a letter. */
export async function saveLetter(context: RequestContext, input: SaveLetterInput): Promise<Letter> {
  const caller = requireDuty(context, 'saveLetter')
  const { now } = context
  const { Id, Version, ...given } = input
  const { Name: name, Kind: kind, Subject: subject, Text: text } = validated(letterSchema, given)
  const letterId = requireUuid(Id).toLowerCase()
  const said = { name, kind, subject, text }
  return loggedTransaction(context, async (tx, log) => {
    const read = await findVersion(tx, letterId, Version)
    if (Version !== 0 && !read) throw new AppError('NOT_FOUND')
    const [written] =
      read && isSame(read, said)
        ? []
        : await tx
            .insert(versions)
            .values({ letterId, version: Version + 1, ...said, authorId: caller.id, createdAt: now })
            .onConflictDoNothing()
            .returning()
    if (written) {
      await log(null, { category: 'Preference', operation: 'Letter', version: Version + 1 })
      return toLetter(written)
    }
    const next = await findVersion(tx, letterId, Version + 1)
    if (!next && read) return toLetter(read)
    if (next && isSame(next, said)) return toLetter(next)
    throw new AppError('CONFLICT')
  })
}

type Said = Pick<LetterVersionRow, 'name' | 'kind' | 'subject' | 'text'>

const isSame = (one: Said, other: Said) =>
  one.name === other.name &&
  one.kind === other.kind &&
  one.subject === other.subject &&
  one.text === other.text
