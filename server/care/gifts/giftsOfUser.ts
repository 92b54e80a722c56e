import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { GiftHandOut, GivenGiftCode } from '../../generated/resolvers'
import type { RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import { giftCodes, giftHandOuts } from '../../ground/tables/gifts'
import { isCaller, isReplaced } from './giftCodes'
import { asContract } from '../../ground/db/asContract'

/** Newest first; null where the office hands out no codes. */
export async function giftsOfUser(context: RequestContext, userId: string): Promise<GiftHandOut[] | null> {
  const { deps } = context
  return deps.texts.rewards.giftCodes ? handOuts(deps.db, context, eq(giftHandOuts.userId, userId)) : null
}

export async function findHandOut(
  db: Queryable,
  context: RequestContext,
  id: string,
): Promise<GiftHandOut | null> {
  const [handOut = null] = await handOuts(db, context, eq(giftHandOuts.id, id))
  return handOut
}

async function handOuts(db: Queryable, context: RequestContext, where: SQL): Promise<GiftHandOut[]> {
  const rows = await db
    .select()
    .from(giftHandOuts)
    .where(where)
    .orderBy(desc(giftHandOuts.handedOutAt), desc(giftHandOuts.id))
  if (rows.length === 0) return []
  const codes = await givenCodes(
    db,
    rows.map(({ id }) => id),
  )
  const names = await staffNames(db, [
    ...rows.flatMap(({ handedOutBy, confirmedBy }) => [handedOutBy, confirmedBy]),
    ...codes.map(({ code }) => code.lostBy),
  ])
  return rows.map((row) => {
    const given = codes.filter(({ code }) => code.handOutId === row.id)
    return {
      ...asContract(row, 'id', 'period', 'handedOutAt', 'confirmedAt'),
      AmountYen: given.reduce((yen, { code }) => yen + code.amountYen, 0),
      Count: given.length,
      HandedOutBy: names.get(row.handedOutBy) ?? null,
      ConfirmedBy: (row.confirmedBy && names.get(row.confirmedBy)) ?? null,
      MayConfirm: row.confirmedAt === null && !isCaller(context, row.handedOutBy),
      Replaces: row.replacesCodeId !== null,
      Given: given.map(({ code, replaced }): GivenGiftCode => ({
        ...asContract(code, 'id', 'importedAt', 'line', 'amountYen', 'loss', 'lostAt'),
        LostBy: (code.lostBy && names.get(code.lostBy)) ?? null,
        Replaced: replaced,
        MayReplace: code.lostAt !== null && !replaced && !isCaller(context, code.lostBy),
      })),
    }
  })
}

const givenCodes = (db: Queryable, handOutIds: string[]) =>
  db
    .select({ code: giftCodes, replaced: isReplaced })
    .from(giftCodes)
    .where(inArray(giftCodes.handOutId, handOutIds))
    .orderBy(asc(giftCodes.importedAt), asc(giftCodes.line))
