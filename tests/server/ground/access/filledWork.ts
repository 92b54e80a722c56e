import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { waiting, type Actor } from '../../../support/actors'
import { passedScreening } from '../../../support/periods'
import { TEST_NOW, type TestServer } from '../../../support/testServer'
import { filled } from './filledPeople'

/** What makes work that says something of each sort: a place for the first in line, a mail, days that were wished for. */
export async function giveWork({ db }: TestServer, userId: string): Promise<void> {
  const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
  await db
    .insert(preferenceSlots)
    .values({ id: randomUUID(), year: 2026, month: 12, availableSlots: 2, ...audit })
  const mail = { kind: 'certified', dedupeKey: 'work', nextAttemptAt: TEST_NOW, failedAt: TEST_NOW }
  await db.insert(mailOutbox).values({ id: randomUUID(), userId, ...mail, ...audit })
  const until = { suspendedUntil: '2026-11-30' }
  await db.update(userProfiles).set(until).where(eq(userProfiles.id, userId))
}

/** Booked for the guidance of today, where the consent may be signed. */
export async function comesToday(server: TestServer): Promise<Actor> {
  const person = await waiting(server)
  const booked = { userId: person.id, status: 'Reserved', reservedAt: TEST_NOW, missedAt: null } as const
  await server.db.insert(guidances).values(filled(server, guidances, booked))
  return person
}

/** An earlier guidance, of today, with a check in which there was something to ask about. */
export async function attendedToday(server: TestServer, userId: string): Promise<void> {
  const earlier = new Date(TEST_NOW.getTime() - 1000)
  await server.db
    .insert(guidances)
    .values(filled(server, guidances, { userId, status: 'Attended', missedAt: null, createdAt: earlier }))
  const { id } = await passedScreening(server, userId, {}, earlier)
  const topics = [{ questionId: 'Q26', ruleId: 'Q26-R1', outcome: 'REVIEW', reason: '話題', nextDate: null }]
  await server.db
    .update(onlineChecks)
    .set({ judgement: sql`${JSON.stringify({ topics })}::jsonb` })
    .where(eq(onlineChecks.screeningId, id))
}
