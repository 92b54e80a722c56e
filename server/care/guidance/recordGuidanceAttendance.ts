import { eq } from 'drizzle-orm'
import { invitationDeadline } from '../../../shared/rules/visits/booking'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { checkIsOld } from '../../../shared/rules/donating/donorPeriod'
import { ABSENCE_WHILE_SUSPENDED, NO_BOOKING_TO_ATTEND } from '../../../shared/words/program/apiErrors'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { ATTENDANCE_UNDO_MS, attendanceSchema, type AttendanceValues } from '../../../shared/forms/attendance'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { keepConsent } from './consents/recordConsent'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { requireUuid, AppError, validated, requireFound } from '../../ground/errors'
import type { Guidance, RecordGuidanceAttendanceInput } from '../../generated/resolvers'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import type { UserProfileRow } from '../../ground/tables/users'
import { checkPassedOn } from '../users/checkPassedOn'
import { findProfileForUpdate, recipientOf, moveStatus } from '../../records/person/findProfile'
import { findGuidance, findOpenGuidanceForUpdate, toGuidance } from './findGuidance'

/**
 * Records attendance with identification and consent, or absence. Attendance leads to the registration test, or back to
 * the check if the passed one is older than twelve weeks. The first absence gives 14 days to book again; the second
 * returns to the waiting list. A repeated entry changes nothing.
 */
export async function recordGuidanceAttendance(
  context: RequestContext,
  input: RecordGuidanceAttendanceInput,
): Promise<Guidance> {
  const caller = requireDuty(context, 'recordGuidanceAttendance')
  const values = validated(attendanceSchema, input)
  const userId = requireUuid(values.UserId)

  return inTransaction(context, async (tx) => {
    const profile = requireFound(await findProfileForUpdate(tx, userId))
    const open = await findOpenGuidanceForUpdate(tx, userId)
    if (open?.status !== 'Reserved') {
      const latest = await findGuidance(tx, userId)
      if (latest && isSame(latest, values)) return toGuidance(latest)
    }
    if (open?.status !== 'Reserved' || !open.reservedAt || open.reservedAt > context.now)
      throw new AppError('INVALID_STATE', NO_BOOKING_TO_ATTEND)
    return toGuidance(await recordAttendance(context, tx, { profile, open, actorId: caller.id }, values))
  })
}

/** For a booking that has begun. The transaction has locked the person and the invitation. */
export const recordAttendance = (
  context: RequestContext,
  tx: Transaction,
  about: AttendanceCase,
  values: AttendanceValues,
): Promise<GuidanceRow> => (values.Attended ? attend(context, tx, about, values) : miss(context, tx, about))

function isSame(row: GuidanceRow, { Attended, ConsentVersion, KitNumber }: AttendanceValues): boolean {
  if (!Attended) return row.status === 'NoShow'
  return row.status === 'Attended' && row.consentVersion === ConsentVersion && row.kitNumber === KitNumber
}

type AttendanceCase = { profile: UserProfileRow; open: GuidanceRow; actorId: string }

async function attend(
  { now, requestId, deps }: RequestContext,
  tx: Transaction,
  { profile, open, actorId }: AttendanceCase,
  { ConsentVersion, KitNumber, IdentityDocument }: AttendanceValues,
): Promise<GuidanceRow> {
  const passedOn = await checkPassedOn(tx, profile.id)
  const old = !passedOn || checkIsOld(passedOn, japaneseDateOf(now))
  const moved = await moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    { event: old ? 'attendedWithOldCheck' : 'attended', now },
  )
  const row = await update(tx, open, {
    ...replaced(profile, open, moved),
    status: 'Attended',
    consentVersion: ConsentVersion,
    kitNumber: KitNumber,
    closedAt: now,
    recordedAt: now,
    updatedAt: now,
  })
  if (ConsentVersion && open.reservedAt)
    await keepConsent(
      tx,
      deps,
      {
        userId: profile.id,
        version: ConsentVersion,
        identityDocument: IdentityDocument ?? null,
        consentedAt: open.reservedAt,
      },
      now,
    )
  const event = { category: 'Guidance', operation: 'Attend', version: ConsentVersion ?? '' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  return row
}

async function miss(
  { now, requestId, deps }: RequestContext,
  tx: Transaction,
  { profile, open, actorId }: AttendanceCase,
): Promise<GuidanceRow> {
  // Whoever is suspended was told not to come.
  if (isSuspended(profile)) throw new AppError('INVALID_STATE', ABSENCE_WHILE_SUSPENDED)
  const again = open.absences >= 1
  const deadline = again ? null : invitationDeadline(now)
  const moved = await moveStatus(
    tx,
    { id: profile.id, from: profile.userStatus },
    { event: again ? 'absentAgain' : 'absent', now },
  )
  const row = await update(tx, open, {
    ...replaced(profile, open, moved),
    status: 'NoShow',
    absences: open.absences + 1,
    reservedAt: again ? open.reservedAt : null,
    missedAt: again ? open.missedAt : open.reservedAt,
    deadlineAt: deadline,
    closedAt: again ? now : null,
    recordedAt: now,
    updatedAt: now,
  })
  const event = { category: 'Guidance', operation: 'NoShow' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, now, requestId })
  await deps.mail.enqueue(tx, {
    kind: 'guidanceMissed',
    params: { deadline },
    ...recipientOf(moved),
    dedupeKey: missedMailKey(row),
    notBefore: new Date(now.getTime() + ATTENDANCE_UNDO_MS),
  })
  return row
}

export const missedMailKey = ({ id, absences }: Pick<GuidanceRow, 'id' | 'absences'>) =>
  `guidanceMissed/${id}/${absences}`

const replaced = (
  { statusSince, furthestStatus }: UserProfileRow,
  { deadlineAt }: GuidanceRow,
  { version }: UserProfileRow,
): Pick<GuidanceRow, 'before'> => ({
  before: { version, statusSince: statusSince?.toISOString() ?? null, furthestStatus, deadlineAt },
})

async function update(
  tx: Transaction,
  open: GuidanceRow,
  values: Partial<typeof guidances.$inferInsert>,
): Promise<GuidanceRow> {
  const [row] = await tx.update(guidances).set(values).where(eq(guidances.id, open.id)).returning()
  if (!row) throw new Error('A guidance that is held is missing')
  return row
}
