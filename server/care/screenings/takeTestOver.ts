import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { screenings } from '../../ground/tables/screenings'
import { tellHospital } from '../users/cancelExamDay'

type Taken = { userId: string; screeningId: string; now: Date }

const nothing = {
  examRequestedAt: null,
  preferredDates: null,
  requestNote: null,
  scheduledInitialExamDate: null,
  scheduledExamTime: null,
}

async function testOfBefore(tx: Transaction, { userId, screeningId }: Taken) {
  const [before] = await tx
    .select()
    .from(screenings)
    .where(
      and(
        eq(screenings.userId, userId),
        eq(screenings.inspectionType, 'Registration'),
        ne(screenings.id, screeningId),
        isNull(screenings.judgedAt),
        or(isNotNull(screenings.examRequestedAt), isNotNull(screenings.scheduledInitialExamDate)),
      ),
    )
    .orderBy(desc(screenings.screeningInfoCreatedAt))
    .limit(1)
    .for('update')
  return before
}

/** After a new check that did not pass, nobody comes on the day that was set before it. */
export async function giveTestUp(tx: Transaction, context: RequestContext, taken: Taken): Promise<void> {
  const before = await testOfBefore(tx, taken)
  if (!before) return
  const { userId, now } = taken
  await tx
    .update(screenings)
    .set({ ...nothing, updatedAt: now })
    .where(eq(screenings.id, before.id))
  const day = { date: before.scheduledInitialExamDate, time: before.scheduledExamTime }
  await tellHospital(tx, context, { userId, actorId: userId, type: 'Registration', day })
}

/** Moves requests for the registration test, and its future day, to the screening of the newest check. */
export async function takeTestOver(tx: Transaction, taken: Taken): Promise<void> {
  const before = await testOfBefore(tx, taken)
  if (!before) return
  const { screeningId, now } = taken
  const { examRequestedAt, preferredDates, requestNote, scheduledInitialExamDate: day } = before
  const isToCome = day !== null && day >= japaneseDateOf(now)
  await tx
    .update(screenings)
    .set({ ...nothing, updatedAt: now })
    .where(eq(screenings.id, before.id))
  await tx
    .update(screenings)
    .set({
      examRequestedAt,
      preferredDates,
      requestNote,
      scheduledInitialExamDate: isToCome ? day : null,
      scheduledExamTime: isToCome ? before.scheduledExamTime : null,
      updatedAt: now,
    })
    .where(eq(screenings.id, screeningId))
}
