import { randomUUID } from 'node:crypto'
import { and, asc, eq, gte, ne } from 'drizzle-orm'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles, type UserProfileRow } from '../../../../server/ground/tables/users'
import { startOfJapaneseDate } from '../../../../shared/facts/dates'
import { currentVersion } from '../../../../shared/questionnaire/engine/versions'
import type { Actor } from '../../../support/actors'
import { TEST_NOW, type TestServer } from '../../../support/testServer'

export const midnight = startOfJapaneseDate
export const justBefore = (date: string) => new Date(midnight(date).getTime() - 1)

export async function profileOf(server: TestServer, actor: Actor): Promise<UserProfileRow> {
  const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, actor.id))
  if (!row) throw new Error('No such profile')
  return row
}

export const statusOf = async (server: TestServer, actor: Actor) =>
  (await profileOf(server, actor)).userStatus

export async function mailsTo(server: TestServer, actor: Actor): Promise<string[]> {
  const rows = await server.db
    .select({ kind: mailOutbox.kind })
    .from(mailOutbox)
    .where(eq(mailOutbox.userId, actor.id))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.kind))
  return rows.map(({ kind }) => kind)
}

/** What the log has of somebody since the test began. */
export async function logOf(server: TestServer, actor: Actor): Promise<string[]> {
  const rows = await server.db
    .select({ text: activities.text })
    .from(activities)
    // Mails go out when they can, not in the order of what happens.
    .where(
      and(eq(activities.userId, actor.id), gte(activities.time, TEST_NOW), ne(activities.category, 'Mail')),
    )
    .orderBy(asc(activities.id))
  return rows.map(({ text }) => text)
}

/** Runs a job at an instant of the virtual clock. */
export async function at(
  server: TestServer,
  instant: Date,
  job: (deps: TestServer['deps'], now: Date) => Promise<number>,
) {
  server.clock.set(instant)
  return job(server.deps, instant)
}

export const givenIn = async (server: TestServer, year: number, month: number) => {
  const [row] = await server.db
    .select({ given: preferenceSlots.givenGuidanceCount })
    .from(preferenceSlots)
    .where(and(eq(preferenceSlots.year, year), eq(preferenceSlots.month, month)))
  return row?.given
}

export async function screening(
  server: TestServer,
  actor: Actor,
  values: Partial<typeof screenings.$inferInsert> = {},
): Promise<string> {
  const now = server.clock.now()
  const id = randomUUID()
  await server.db.insert(screenings).values({
    id,
    userId: actor.id,
    recruitmentYear: 2026,
    recruitmentMonth: 12,
    inspectionType: 'Registration',
    userStatus: 'Registration',
    screeningInfoCreatedAt: now,
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  return id
}

export async function check(
  server: TestServer,
  actor: Actor,
  values: Partial<typeof onlineChecks.$inferInsert> = {},
): Promise<string> {
  const now = server.clock.now()
  const screeningId = await screening(server, actor)
  await server.db.insert(onlineChecks).values({
    screeningId,
    userId: actor.id,
    version: currentVersion,
    consentedAt: now,
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  return screeningId
}
