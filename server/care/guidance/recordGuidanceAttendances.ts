import { and, eq, ne, sql } from 'drizzle-orm'
import { formatJapaneseTime, type JapaneseDate } from '../../../shared/facts/dates'
import {
  ATTENDED_BEFORE,
  attendanceFrom,
  KIT_TWICE,
  kitGivenAt,
  MISSED_BEFORE,
  NO_BOOKING_TO_ATTEND,
} from '../../../shared/words/program/apiErrors'
import { isApiErrorCode } from '../../../shared/words/program/apiErrorCodes'
import { foldKit } from '../../../shared/facts/normalise'
import { attendanceSchema, attendancesSchema, type AttendanceValues } from '../../../shared/forms/attendance'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { AppError, badField, requireUuid, validated } from '../../ground/errors'
import type {
  AttendanceEntry,
  AttendanceOutcome,
  RecordGuidanceAttendancesInput,
  RecordedAttendances,
} from '../../generated/resolvers'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { holdVisit } from './findGuidance'
import { getGuidanceDay, hourOn, ofDay } from './getGuidanceDay'
import { recordAttendance } from './recordGuidanceAttendance'

/** Records a session: each entry in its own transaction, by the rules of recordGuidanceAttendance. */
export async function recordGuidanceAttendances(
  context: RequestContext,
  input: RecordGuidanceAttendancesInput,
): Promise<RecordedAttendances> {
  const caller = requireDuty(context, 'recordGuidanceAttendances')
  const { Day, ConsentVersion, Entries } = validated(attendancesSchema, input)
  const kits = Entries.map(kitOf)
  const Outcomes: AttendanceOutcome[] = []
  for (const entry of Entries) {
    const kit = kitOf(entry)
    const isTwice = kit !== null && kits.filter((other) => other === kit).length > 1
    const given = { ...entry, ConsentVersion: entry.ConsentVersion ?? ConsentVersion, isTwice }
    Outcomes.push(
      await outcomeOf(entry.GuidanceId, () => recordOne(context, { Day, actorId: caller.id }, given)),
    )
  }
  await noteRefusal(context, caller.id, Outcomes)
  return { Outcomes, Sheet: await getGuidanceDay(context, Day) }
}

/** Like a refused call, writes one row to the log (`noteRefused`), for any number of people. */
async function noteRefusal(
  { now, requestId, deps }: RequestContext,
  actorId: string,
  outcomes: readonly AttendanceOutcome[],
): Promise<void> {
  const code = outcomes.find(({ Recorded }) => !Recorded)?.Code
  if (!isApiErrorCode(code)) return
  const operationName = 'recordGuidanceAttendances'
  const event = { category: 'Security', operation: 'Refuse', operationName, code } as const
  await recordActivity(deps.db, { event, userId: null, actorId, now, requestId })
}

/** A refusal concerns this entry only; an unexpected error ends the call, which can be sent again. */
async function outcomeOf(GuidanceId: string, record: () => Promise<unknown>): Promise<AttendanceOutcome> {
  try {
    await record()
    return { GuidanceId, Recorded: true, Code: null, Message: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [reason] = Object.values(error.fields ?? {})
    return { GuidanceId, Recorded: false, Code: error.code, Message: reason ?? error.message }
  }
}

/** Null if the person did not come. */
const kitOf = ({ Attended, KitNumber }: AttendanceEntry) =>
  Attended && KitNumber ? foldKit(KitNumber) || null : null

async function recordOne(
  context: RequestContext,
  { Day, actorId }: { Day: JapaneseDate; actorId: string },
  { GuidanceId, isTwice, ...given }: AttendanceEntry & { isTwice: boolean },
): Promise<void> {
  const id = requireUuid(GuidanceId)
  await inTransaction(context, async (tx) => {
    const kit = kitOf({ GuidanceId, ...given })
    // Before the person, so that two members of staff with the same kit do not deadlock.
    if (kit) await holdKit(tx, kit)
    const { profile, row } = await holdVisit(tx, id)
    const values = validated(attendanceSchema, { UserId: profile.id, ...given })
    const hour = hourOn(row, Day)
    if (!hour) throw new AppError('INVALID_STATE', NO_BOOKING_TO_ATTEND)
    if (row.status !== 'Reserved' || hour === row.missedAt) return requireSame(row, hour, values)
    if (isTwice) throw badField('KitNumber', KIT_TWICE)
    if (hour > context.now) throw new AppError('INVALID_STATE', attendanceFrom(formatJapaneseTime(hour)))
    if (kit) await requireFreeKit(tx, { id, kit, day: Day })
    await recordAttendance(context, tx, { profile, open: row, actorId }, values)
  })
}

/** @throws AppError INVALID_STATE unless the same is already recorded */
function requireSame(
  row: GuidanceRow,
  hour: Date,
  { Attended, KitNumber, ConsentVersion }: AttendanceValues,
): void {
  if (hour === row.missedAt || row.status === 'NoShow') {
    if (Attended) throw new AppError('INVALID_STATE', MISSED_BEFORE)
  } else if (!Attended || row.kitNumber !== KitNumber || row.consentVersion !== ConsentVersion)
    throw new AppError('INVALID_STATE', ATTENDED_BEFORE)
}

/** Any number that no other two-part lock uses. */
const KIT_LOCK = 7_261_170

const holdKit = (tx: Transaction, kit: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${KIT_LOCK}::int, hashtext(${kit}))`)

/** @throws AppError BAD_USER_INPUT when another person of the day has it */
async function requireFreeKit(
  tx: Transaction,
  { id, kit, day }: { id: string; kit: string; day: JapaneseDate },
): Promise<void> {
  const [other] = await tx
    .select({ reservedAt: guidances.reservedAt })
    .from(guidances)
    .where(
      and(ofDay(day), eq(guidances.status, 'Attended'), eq(guidances.kitNumber, kit), ne(guidances.id, id)),
    )
  if (other?.reservedAt) throw badField('KitNumber', kitGivenAt(formatJapaneseTime(other.reservedAt)))
}
