import { lt, sql, sum } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { foldPartnerCode, quarterOf, toldPeople } from '../../../shared/rules/office/partners'
import { UNKNOWN_PARTNER } from '../../../shared/words/program/formMessages'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { badField } from '../../ground/errors'
import type { PartnerCount } from '../../generated/resolvers'
import { partnerCounts } from '../../ground/tables/users'

/**
 * Counts somebody who registers with a partner's code; with none, nothing.
 * @throws AppError BAD_USER_INPUT for a code of nobody
 */
export async function countPartner(
  { deps, now }: RequestContext,
  tx: Transaction,
  typed: string | null | undefined,
): Promise<void> {
  const code = foldPartnerCode(typed ?? '')
  if (code === '') return
  if (!deps.texts.partners?.some((partner) => partner.code === code))
    throw badField('PartnerCode', UNKNOWN_PARTNER)
  await tx
    .insert(partnerCounts)
    .values({ code, quarter: quarterOf(japaneseDateOf(now)), people: 1 })
    .onConflictDoUpdate({
      target: [partnerCounts.code, partnerCounts.quarter],
      set: { people: sql`${partnerCounts.people} + 1` },
    })
}

/** Each partner of the operator file with those who came until the end of the last quarter. */
export async function listPartners(context: RequestContext): Promise<PartnerCount[]> {
  requireDuty(context, 'listPartners')
  const { deps, now } = context
  const rows = await deps.db
    .select({ code: partnerCounts.code, people: sum(partnerCounts.people).mapWith(Number) })
    .from(partnerCounts)
    .where(lt(partnerCounts.quarter, quarterOf(japaneseDateOf(now))))
    .groupBy(partnerCounts.code)
  const people = new Map(rows.map((row) => [row.code, row.people]))
  return (deps.texts.partners ?? []).map(({ code, name }) => ({
    Code: code,
    Name: name,
    People: toldPeople(people.get(code) ?? 0),
  }))
}
