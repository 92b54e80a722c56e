import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { NEITHER_NAME_NOR_BIRTHDAY } from '../../../shared/words/office/reception'
import { wordsIn } from '../../../shared/facts/normalise'
import { typedDate } from '../../../shared/facts/typedDate'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { badField } from '../../ground/errors'
import type { FoundDonor } from '../../generated/resolvers'
import { userProfiles } from '../../ground/tables/users'
import { namesHold } from '../users/searchUsers'
import { asContract } from '../../ground/db/asContract'

const MOST = 5
const TEXT_MAX = 100

function conditionOf(word: string): SQL {
  const birthday = typedDate(word)
  if (birthday) return eq(userProfiles.birthday, birthday)
  // Digits alone would find parts of donor numbers.
  if (!/\p{L}/u.test(word)) throw badField('Text', NEITHER_NAME_NOR_BIRTHDAY)
  return namesHold(word)
}

/** Somebody who comes without the card, by name and birthday. */
export async function findDonors(context: RequestContext, text: string): Promise<FoundDonor[]> {
  requireDuty(context, 'findDonors')
  if (text.length > TEXT_MAX) throw badField('Text', NEITHER_NAME_NOR_BIRTHDAY)
  const words = typedDate(text) ? [text] : wordsIn(text, TEXT_MAX)
  if (words.length === 0) throw badField('Text', NEITHER_NAME_NOR_BIRTHDAY)
  const rows = await context.deps.db
    .select()
    .from(userProfiles)
    .where(
      and(
        eq(userProfiles.donorStatus, 'Certified'),
        eq(userProfiles.deleteStatus, false),
        isNotNull(userProfiles.donorId),
        ...words.map(conditionOf),
      ),
    )
    .orderBy(asc(userProfiles.lastNameFurigana), asc(userProfiles.firstNameFurigana), asc(userProfiles.id))
    .limit(MOST)
  return rows.map((row) => ({
    UserId: row.id,
    DonorId: row.donorId ?? '',
    ...asContract(row, 'lastName', 'firstName', 'lastNameFurigana', 'firstNameFurigana', 'birthday'),
  }))
}
