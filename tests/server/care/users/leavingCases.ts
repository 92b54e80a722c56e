import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { japaneseInstant } from '../../../../shared/facts/dates'
import { staff, type Actor, type ProfileValues } from '../../../support/actors'
import { passing } from '../../../support/answers'
import { personAt } from '../../../support/people'
import { openMonth } from '../../../support/openMonth'
import { stated } from '../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

export const WITHDRAW = 'mutation { requestWithdrawal { success } }'
export const DELETE =
  'mutation ($id: ID!, $reason: String!) { deleteUser(input: { UserId: $id, Reason: $reason }) { Id DeleteStatus LastName Email } }'
export const RESERVED_AT = new Date('2026-12-03T02:00:00Z')
export const RESERVE = `mutation { reserveGuidance(input: { StartAt: "${RESERVED_AT.toISOString()}" }) { Status } }`
export const DONATE = `mutation ($id: ID!, $at: DateTime!) { recordDonation(input: { UserId: $id, DonationAt: $at, StoolReceiptStatus: Implemented, ConfirmReason: "控えで確かめました" }) { Id } }`
export const USER_ALREADY_LEFT = 'この会員はすでに退会しています。'

export let server: TestServer
export let admin: Actor
/** The server of one file of tests, with a month whose three places are given. */
export function startLeavingCases(): void {
  beforeAll(async () => {
    server = await startTestServer()
    admin = await staff(server)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.set(TEST_NOW)
    await server.db.delete(preferenceSlots)
    await openMonth(server, 2026, 12, 3, 3)
  })
}

export const profileOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
export const given = async () => (await server.db.select().from(preferenceSlots))[0]?.givenGuidanceCount
export const logOf = async ({ id }: Actor, operation: string) =>
  server.db
    .select({ id: activities.id, text: activities.text })
    .from(activities)
    .where(and(eq(activities.userId, id), eq(activities.operation, operation)))
export const mailsTo = ({ id }: Actor) =>
  server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id)).orderBy(mailOutbox.createdAt)

/** A donor who has written her name, number and address where anybody may write. */
export async function donor(values: ProfileValues = {}): Promise<Actor & { screeningId: string }> {
  const actor = await personAt(server, 'Donation', { last: japaneseInstant('2026-11-10', 9), values })
  const answers = { ...passing, Q02: { ...passing.Q02, text: '山田花子 09012345678' } }
  await server.db.update(onlineChecks).set({ answers }).where(eq(onlineChecks.userId, actor.id))
  const [screening] = await server.db
    .update(screenings)
    .set({
      requestNote: `山田花子です。${actor.email}へご連絡ください`,
      preferredDates: ['2026-11-10'],
    })
    .where(eq(screenings.userId, actor.id))
    .returning({ id: screenings.id })
  if (!screening) throw new Error('A donor has a screening')
  return Object.assign(actor, { screeningId: screening.id })
}

export async function donate({ id }: Actor, at = '2026-11-20T03:00:00Z') {
  await stated(server, id, at)
  return admin.call(DONATE, { id, at })
}

/** Every row of every table in which a text appears anywhere, by table. */
export async function tablesHolding(text: string): Promise<string[]> {
  const { rows } = await server.db.execute<{ table: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as table from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { table } of rows) {
    const held = await server.db.execute(
      sql`select 1 from ${sql.raw(table)} as held where held::text ilike ${`%${text}%`} limit 1`,
    )
    if (held.rows.length > 0) found.push(table)
  }
  return found
}
