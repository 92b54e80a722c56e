import { and, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { isForToday, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { normaliseText } from '../../../shared/facts/normalise'
import { normaliseUnitNumber } from '../../../shared/facts/unitNumber'
import { isUnitNumber } from '../../../shared/rules/donating/units/unitNumber'
import {
  requireDuty,
  requireMaterial,
  type Principal,
  type RequestContext,
  type Staff,
} from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { readsOf } from '../../ground/access/listDatabase'
import { staffNames } from '../../ground/access/staffNames'
import type { FilterFields } from '../../ground/db/filterSql'
import { readRow } from '../../ground/db/oneRow'
import { onDay } from '../../ground/db/onDay'
import {
  filteredPage,
  wholeRows,
  type Page,
  type PageOptions,
  type PageOrder,
} from '../../ground/db/keysetPage'
import { requireUuid } from '../../ground/errors'
import type { QueryGetUnitArgs, QueryListUnitsArgs, UnitFilter } from '../../generated/resolvers'
import { consents } from '../../ground/tables/consents'
import { units } from '../../ground/tables/units'
import { personJoined } from '../../records/person/profileOf'
import { ofPeople } from '../users/searchUsers'
import { toUnit, type UnitParent } from './unitRows'
import { asContract } from '../../ground/db/asContract'

// No filter on measures: it would reveal them to who reads states alone.
const unitFilters = (principal: Principal): FilterFields<UnitFilter> => ({
  q: (text) => or(ofPeople(units.userId, principal)(text), ofNumber(text)),
  ...asContract(units, 'id', 'userId', 'donationId', 'state', 'handedOverAt', 'receivedAt', 'holdChangedAt'),
  Number: { column: units.number, stored: units.number, fold: normaliseUnitNumber },
  HandedOver: sql`(${units.handedOverAt} is not null)`,
  HandOverBatch: { column: units.handOverBatch, stored: units.handOverBatch, fold: normaliseText },
  Accepted: sql`(${units.rejectionReason} is null)`,
})

/** Of a whole number alone: a part of one may be part of a name or a telephone number. */
function ofNumber(typed: string): SQL | undefined {
  const number = normaliseUnitNumber(typed)
  return isUnitNumber(number) ? eq(units.number, number) : undefined
}

const order: PageOrder = { name: 'ReceivedAt', column: units.receivedAt, id: units.id }

/** The units of this day, for whom today is enough. */
function ofToday(staff: Staff, operation: StaffOperation, now: Date): SQL | undefined {
  return isForToday(staff.roles, operation) ? onDay(units.receivedAt, japaneseDateOf(now)) : undefined
}

const NONE: ReadonlySet<string> = new Set()

/**
 * One page of the units.
 * @param options.asked the fields to read of each unit's person
 */
export async function listUnits(
  context: RequestContext,
  args: QueryListUnitsArgs,
  { asked = NONE, ...options }: PageOptions & { asked?: ReadonlySet<string> } = {},
): Promise<Page<UnitParent>> {
  const caller = requireDuty(context, 'listUnits')
  requireMaterial(context)
  const db = await readsOf(context)
  return filteredPage({
    ...options,
    ...wholeRows({ db, table: units, order, joined: personJoined(units.userId, asked) }, (row, person) =>
      person ? { ...toUnit(row), person } : toUnit(row),
    ),
    list: 'units',
    fields: unitFilters(context.principal),
    among: ofToday(caller, 'listUnits', context.now),
    args,
  })
}

export async function getUnit(context: RequestContext, { Id }: QueryGetUnitArgs): Promise<UnitParent> {
  const caller = requireDuty(context, 'getUnit')
  requireMaterial(context)
  const db = await readsOf(context)
  const isThat = ofNumber(Id) ?? eq(units.id, requireUuid(Id))
  return toUnit(await readRow(db, units, and(isThat, ofToday(caller, 'getUnit', context.now))))
}

/** Who took a unit, batched per page. */
export const takenByOf = gathering(
  async ({ deps }: RequestContext, ids: string[]) => new Map(await staffNames(deps.db, ids)),
)

/** The last signature before it was received, batched per page. Consents stay without a name when the person leaves. */
export const consentOf = gathering(async ({ deps }: RequestContext, ids: string[]) => {
  const rows = await deps.db
    .selectDistinctOn([units.id], { id: units.id, Version: consents.version, Sha256: consents.sha256 })
    .from(units)
    .innerJoin(consents, and(eq(consents.userId, units.userId), lte(consents.consentedAt, units.receivedAt)))
    .where(inArray(units.id, ids))
    .orderBy(units.id, desc(consents.consentedAt))
  return new Map(rows.map(({ id, ...consent }) => [id, consent]))
})
