import { randomUUID } from 'node:crypto'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { Material } from '../../../shared/facts/operatorFile'
import { outsideLimits, PASSED_HOURS_MAX } from '../../../shared/rules/donating/units/unitLimits'
import { firstUnitState } from '../../../shared/rules/donating/units/unitLife'
import { unitNumber } from '../../../shared/rules/donating/units/unitNumber'
import { reasonField } from '../../../shared/forms/personActions'
import { unitFields } from '../../../shared/forms/unit'
import { object } from '../../../shared/forms/yup'
import {
  acceptsOutsideLimits,
  DONATION_WAS_TAKEN_BACK,
  NOTHING_RECEIVED,
  PASSED_OUT_OF_RANGE,
  unitRecordedAlready,
} from '../../../shared/words/donating/units'
import { requireDuty, requireMaterial, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { holdRow } from '../../ground/db/oneRow'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, badField, requireUuid, validated } from '../../ground/errors'
import type { RecordUnitInput } from '../../generated/resolvers'
import { conditionReports } from '../../ground/tables/condition'
import { donations, type DonationRow } from '../../ground/tables/donations'
import { unitNumbers, units, type UnitRow } from '../../ground/tables/units'
import { sharePeople } from '../../records/person/findProfile'
import { holdUnitOf, requireToday, toUnit, type UnitParent } from './unitRows'

type Measures = Pick<UnitRow, 'weightGrams' | 'bristolType' | 'rejectionReason' | 'passedAt' | 'container'>

const HOUR_MS = 3_600_000

/** Records a received donation's unit and gives it its number. A repeated call returns the first answer. */
export async function recordUnit(context: RequestContext, input: RecordUnitInput): Promise<UnitParent> {
  const caller = requireDuty(context, 'recordUnit')
  const material = requireMaterial(context)
  const { now, requestId } = context
  const donationId = requireUuid(input.DonationId)
  return inTransaction(context, async (tx) => {
    const donation = await holdReceived(tx, donationId)
    requireToday(caller, 'recordUnit', donation.donationAt, now)
    const measures = readMeasures(material, input, donation.donationAt)
    const reason = input.ConfirmReason ? validated(reasonField(), input.ConfirmReason) : null
    const known = await holdUnitOf(tx, donationId)
    if (known) return repeated(known, measures)
    requireConfirmed(material, measures, { receivedAt: donation.donationAt, reason })
    const state = firstUnitState(measures.rejectionReason === null)
    const number = await nextNumber(tx, material, donation.donationAt)
    const [row] = await tx
      .insert(units)
      .values({
        id: randomUUID(),
        userId: donation.userId,
        donationId,
        number,
        state,
        receivedAt: donation.donationAt,
        ...measures,
        takenBy: caller.id,
        statementId: await statementBefore(tx, donation),
        discardedAt: state === 'Discarded' ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('An inserted unit is missing')
    const event = { category: 'Unit', operation: 'Record', number } as const
    const entry = { userId: donation.userId, actorId: caller.id, now, requestId }
    await recordActivity(tx, { event, reason, vault: context.deps.vault, ...entry })
    return toUnit(row)
  })
}

/**
 * Locked: taking it back waits, and two calls for one donation come one after the other. The person before it, as
 * whoever begins a hold does.
 */
async function holdReceived(tx: Transaction, donationId: string): Promise<DonationRow> {
  const ofDonation = eq(donations.id, donationId)
  await sharePeople(tx, tx.select({ id: donations.userId }).from(donations).where(ofDonation))
  const row = await holdRow(tx, donations, ofDonation)
  if (row.cancelledAt) throw new AppError('INVALID_STATE', DONATION_WAS_TAKEN_BACK)
  if (row.stoolReceiptStatus !== 'Implemented') throw new AppError('INVALID_STATE', NOTHING_RECEIVED)
  return row
}

/** @throws AppError BAD_USER_INPUT */
export function readMeasures(
  material: Material,
  input: Pick<
    RecordUnitInput,
    'WeightGrams' | 'BristolType' | 'Accepted' | 'RejectionReason' | 'Container' | 'PassedAt'
  >,
  receivedAt: Date,
): Measures {
  const { WeightGrams, BristolType, Accepted, RejectionReason, Container } = input
  const given = validated(object(unitFields(material)).exact(), {
    WeightGrams,
    BristolType,
    Accepted,
    RejectionReason,
    Container,
  })
  const passedAt = input.PassedAt ?? null
  const hours = passedAt ? (receivedAt.getTime() - passedAt.getTime()) / HOUR_MS : 0
  if (hours < 0 || hours > PASSED_HOURS_MAX) throw badField('PassedAt', PASSED_OUT_OF_RANGE(PASSED_HOURS_MAX))
  return {
    weightGrams: given.WeightGrams,
    bristolType: given.BristolType,
    rejectionReason: given.Accepted ? null : (given.RejectionReason ?? null),
    passedAt,
    container: given.Container || null,
  }
}

/** @throws AppError BAD_USER_INPUT for accepting what lies outside the limits without a reason */
function requireConfirmed(
  material: Material,
  { weightGrams: grams, bristolType: type, passedAt, rejectionReason }: Measures,
  { receivedAt, reason }: { receivedAt: Date; reason: string | null },
): void {
  if (rejectionReason !== null || reason !== null) return
  const outside = outsideLimits(material, { grams, type, passedAt, receivedAt })
  if (outside.length > 0) throw badField('ConfirmReason', acceptsOutsideLimits(outside))
}

/** @throws AppError INVALID_STATE for other values than the recorded ones */
function repeated(known: UnitRow, measures: Measures): UnitParent {
  const isSame =
    known.weightGrams === measures.weightGrams &&
    known.bristolType === measures.bristolType &&
    known.rejectionReason === measures.rejectionReason &&
    known.container === measures.container &&
    known.passedAt?.getTime() === measures.passedAt?.getTime()
  if (!isSame) throw new AppError('INVALID_STATE', unitRecordedAlready(known.number))
  return toUnit(known)
}

/** The row of the year lets one number after the other be taken. */
async function nextNumber(tx: Transaction, { facilityCode }: Material, receivedAt: Date): Promise<string> {
  const year = Number(japaneseDateOf(receivedAt).slice(0, 4))
  const [taken] = await tx
    .insert(unitNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: unitNumbers.year, set: { last: sql`${unitNumbers.last} + 1` } })
    .returning()
  if (!taken) throw new Error('No number was taken for a unit')
  return unitNumber(facilityCode, year, taken.last)
}

/** The statement of that day, made before the stool was received. */
async function statementBefore(tx: Transaction, { userId, donationAt }: DonationRow): Promise<string | null> {
  const [row] = await tx
    .select({ id: conditionReports.id })
    .from(conditionReports)
    .where(
      and(
        eq(conditionReports.userId, userId),
        eq(conditionReports.kind, 'Statement'),
        eq(conditionReports.day, japaneseDateOf(donationAt)),
        lte(conditionReports.createdAt, donationAt),
      ),
    )
    .orderBy(desc(conditionReports.createdAt))
    .limit(1)
  return row?.id ?? null
}
