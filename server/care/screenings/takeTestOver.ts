import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import type { Transaction } from '../../ground/db/client'
import { screenings } from '../../ground/tables/screenings'

type Taken = { userId: string; screeningId: string; now: Date }

const nothing = {
  examRequestedAt: null,
  preferredDates: null,
  requestNote: null,
  scheduledInitialExamDate: null,
  scheduledExamTime: null,
}

/** Moves requests for the registration test, and its future day, to the screening of the newest check. */
export async function takeTestOver(tx: Transaction, { userId, screeningId, now }: Taken): Promise<void> {
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
  if (!before) return
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
