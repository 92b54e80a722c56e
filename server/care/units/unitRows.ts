import { and, eq, inArray, sql, isNull } from 'drizzle-orm'
import { isForToday, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { UNIT_NOT_OF_TODAY, UNIT_TWICE } from '../../../shared/words/donating/units'
import type { Staff, RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { AppError, badField, requireUuid, requireFound } from '../../ground/errors'
import type { Unit, UserProfile, GivenSums } from '../../generated/resolvers'
import { donations, stoolReceived } from '../../ground/tables/donations'
import { units, type UnitRow } from '../../ground/tables/units'
import { FEWEST_UNITS_TOLD } from '../../../shared/rules/donating/units/unitLife'

const UNITS_MAX = 100

/** Of a donation: stool was received, and nobody has weighed it. False for those from before units were kept. */
export const isUnitMissing = sql<boolean>`(${stoolReceived}
  and coalesce(japanese_day(${donations.donationAt}) >= (select japanese_day(min(u.received_at)) from ${units} u), false)
  and not exists (select from ${units} u where u.donation_id = ${donations.id}))`

/** @throws AppError INVALID_STATE for somebody whose duties are for today only, with something of another day */
export function requireToday(staff: Staff, operation: StaffOperation, at: Date, now: Date): void {
  if (isForToday(staff.roles, operation) && japaneseDateOf(at) !== japaneseDateOf(now))
    throw new AppError('INVALID_STATE', UNIT_NOT_OF_TODAY)
}

/**
 * The units, locked in one order, as they were asked for.
 * @throws AppError BAD_USER_INPUT for none, too many or one twice, NOT_FOUND
 */
export async function holdUnits(tx: Transaction, given: readonly string[]): Promise<UnitRow[]> {
  const ids = given.map((id) => requireUuid(id).toLowerCase())
  if (new Set(ids).size !== ids.length) throw badField('Ids', UNIT_TWICE)
  if (ids.length === 0 || ids.length > UNITS_MAX)
    throw badField('Ids', `1〜${UNITS_MAX}個の便を選んでください。`)
  const rows = await tx.select().from(units).where(inArray(units.id, ids)).orderBy(units.id).for('update')
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    return requireFound(found.get(id))
  })
}

/** The unit of a donation, locked; null without one. */
export async function holdUnitOf(tx: Transaction, donationId: string): Promise<UnitRow | null> {
  const [row] = await tx.select().from(units).where(eq(units.donationId, donationId)).for('update')
  return row ?? null
}

/** The caller has locked the row. */
export async function changeUnit(
  tx: Transaction,
  { id, state }: UnitRow,
  change: Partial<typeof units.$inferInsert>,
): Promise<UnitRow> {
  const [row] = await tx
    .update(units)
    .set(change)
    .where(and(eq(units.id, id), eq(units.state, state)))
    .returning()
  if (!row) throw new Error('A unit that is held is missing')
  return row
}

/** `TakenBy`, `Consent` and `Obstacles` are read by their fields alone; so is `User` where it was not read with the row. */
export type UnitParent = Omit<Unit, 'TakenBy' | 'Consent' | 'Obstacles'> & {
  takenBy: string
  person?: UserProfile
}

export const toUnit = (row: UnitRow): UnitParent => ({
  Id: row.id,
  UserId: row.userId,
  DonationId: row.donationId,
  Number: row.number,
  State: row.state,
  ReceivedAt: row.receivedAt,
  PassedAt: row.passedAt,
  WeightGrams: row.weightGrams,
  BristolType: row.bristolType,
  RejectionReason: row.rejectionReason,
  Container: row.container,
  HandedOverAt: row.handedOverAt,
  HandedOverTo: row.handedOverTo,
  HandOverBatch: row.handOverBatch,
  DiscardedAt: row.discardedAt,
  HoldChangedAt: row.holdChangedAt,
  CreatedAt: row.createdAt,
  UpdatedAt: row.updatedAt,
  Accepted: row.rejectionReason === null,
  takenBy: row.takenBy,
  StatementGiven: row.statementId !== null,
})

/** Null where units are recorded elsewhere, and for so few that a sum would tell of one. */
export async function givenSums(
  { deps }: Pick<RequestContext, 'deps'>,
  userId: string,
): Promise<GivenSums | null> {
  const { material } = deps.texts
  if (!material) return null
  const [row] = await deps.db
    .select({
      Received: sql<number>`count(*)::int`,
      // A physician says first what a hold is about.
      InTests: sql<number>`(count(*) filter (where ${units.state} in ('Quarantine', 'Held')))::int`,
      Usable: sql<number>`(count(*) filter (where ${units.state} = 'Usable'))::int`,
    })
    .from(units)
    .innerJoin(donations, eq(donations.id, units.donationId))
    .where(and(eq(units.userId, userId), isNull(donations.cancelledAt)))
  return row && row.Received >= (material.sumsFrom ?? FEWEST_UNITS_TOLD) ? row : null
}
