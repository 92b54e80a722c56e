import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, suspended, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { openMonth } from '../../../support/openMonth'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  await openMonth(server, 2026, 12, 1)
})
afterAll(() => server.close())

/** All that such a call could change, but for the row that tells of its refusal. */
async function everything() {
  await server.deps.mail.deliverPending()
  const { db } = server
  return {
    people: await db.select().from(userProfiles).orderBy(asc(userProfiles.id)),
    guidances: await db.select().from(guidances).orderBy(asc(guidances.id)),
    slots: await db.select().from(preferenceSlots),
    mails: await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id)),
    log: (await db.select().from(activities).orderBy(asc(activities.id))).filter(
      ({ operation }) => operation !== 'Refuse',
    ),
  }
}

const cases: [string, () => Promise<Actor>, string, object, string | null][] = [
  ['stopUser', () => applicant(server), 'StopUserInput', { Stop: true, Reason: '確認のため' }, null],
  ['stopUser, lifted', () => suspended(server), 'StopUserInput', { Stop: false, Reason: '確認済み' }, null],
  ['deleteUser', () => applicant(server), 'DeleteUserInput', { Reason: '依頼により' }, 'INVALID_STATE'],
  [
    'inviteOutOfTurn',
    () => waiting(server),
    'InviteOutOfTurnInput',
    { Reason: '転居の前に' },
    'INVALID_STATE',
  ],
]
test.each(cases)('%s that comes again changes nothing twice', async (name, somebody, type, input, second) => {
  const person = await somebody()
  const mutation = name.split(',')[0]
  const call = () =>
    admin.send(`mutation ($input: ${type}!) { ${mutation}(input: $input) { Id } }`, {
      input: { UserId: person.id, ...input },
    })
  const untouched = await everything()
  expect(codeOf(await call())).toBeNull()
  const after = await everything()
  expect(after).not.toEqual(untouched)
  expect(codeOf(await call())).toBe(second)
  expect(await everything()).toEqual(after)
})
