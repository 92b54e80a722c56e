import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { ATTENDANCE_UNDO_TOO_LATE } from '../../../shared/words/program/apiErrors'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { takeBackConsent } from './consents/recordConsent'
import type { Transaction } from '../../ground/db/client'
import { AppError, requireUuid } from '../../ground/errors'
import type { GuidanceVisit, GuidanceVisitInput } from '../../generated/resolvers'
import { dropWaitingMails } from '../../ground/outbox/dropWaitingMails'
import { guidances, type BeforeAttendance, type GuidanceRow } from '../../ground/tables/guidance'
import { restoreStatus } from '../../records/person/findProfile'
import { holdVisit } from './findGuidance'
import { undoUntil, visitOf } from './getGuidanceDay'
import { missedMailKey } from './recordGuidanceAttendance'

/**
 * Undoes an attendance or absence within a minute: restores status, consent, deadline and mail. A repeat changes
 * nothing.
 */
export async function undoGuidanceAttendance(
  context: RequestContext,
  input: GuidanceVisitInput,
): Promise<GuidanceVisit> {
  requireDuty(context, 'undoGuidanceAttendance')
  const id = requireUuid(input.GuidanceId)
  const { now } = context
  return loggedTransaction(context, async (tx, log) => {
    const { profile, row } = await holdVisit(tx, id)
    const hour = row.reservedAt ?? row.missedAt
    const isTakenBack = row.status === 'Reserved' && row.recordedAt === null
    const { before, recordedAt } = row
    if (!isTakenBack) {
      if (!before || !recordedAt || !undoUntil(row, now) || profile.version !== before.version)
        throw new AppError('INVALID_STATE', ATTENDANCE_UNDO_TOO_LATE)
      await restoreStatus(tx, { id: profile.id, to: 'WaitingToParticipateGuidance', ...before }, now)
      await restore(tx, row, before, now)
      if (row.status === 'Attended') await takeBackConsent(tx, profile.id, recordedAt)
      else await dropWaitingMails(tx, missedMailKey(row))
      const attended = row.status === 'Attended'
      await log(profile.id, { category: 'Guidance', operation: 'UndoAttendance', attended })
    }
    if (!hour) throw new Error('A recorded guidance has its hour')
    return visitOf(tx, context, { id, day: japaneseDateOf(hour) })
  })
}

async function restore(
  tx: Transaction,
  row: GuidanceRow,
  { deadlineAt }: BeforeAttendance,
  now: Date,
): Promise<void> {
  // A second absence keeps the booked hour, and the hour of the first.
  const isFirstAbsence = row.status === 'NoShow' && row.reservedAt === null
  await tx
    .update(guidances)
    .set({
      status: 'Reserved',
      consentVersion: null,
      kitNumber: null,
      absences: row.status === 'NoShow' ? row.absences - 1 : row.absences,
      ...(isFirstAbsence ? { reservedAt: row.missedAt, missedAt: null } : {}),
      deadlineAt,
      closedAt: null,
      recordedAt: null,
      before: null,
      updatedAt: now,
    })
    .where(eq(guidances.id, row.id))
}
