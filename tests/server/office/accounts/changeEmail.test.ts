import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { securityEvents } from '../../../../server/ground/tables/security'
import { CANNOT_CHANGE_OWN_EMAIL, PROOF_MISSING } from '../../../../shared/words/program/apiErrors'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { signInPlainly, tokensOf, wrongPassword } from '../../../pool/support/call'
import { verifyAccessToken } from '../../../support/verifyAccessToken'

const PASSWORD = 'Sea-breeze over 9 hills'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const change = (
  AdministratorId: string,
  Email: string,
  actor = admin,
  IdempotencyKey: string = randomUUID(),
) =>
  actor.call(
    'mutation ($input: UpdateAdministratorEmailInput!) { updateAdministratorEmail(input: $input) { Email } }',
    { input: { AdministratorId, Email, IdempotencyKey } },
  )
const pool = () => ({ endpoint: `${server.url}/identity/`, settings: server.deps.settings })

async function colleague() {
  const email = `${randomUUID()}@example.com`
  const created = await admin.call(
    'mutation ($email: String!) { createAdministrator(input: { Name: "係 花子", Email: $email, Role: Support }) { Id } }',
    { email },
  )
  const id = created.data?.createAdministrator.Id ?? ''
  const { setPassword } = await import('../../../../pool/account/passwords/setPassword')
  await setPassword(server.pool, server.db, id, PASSWORD)
  return { id, email }
}

describe('the address of a colleague', () => {
  test('is changed with row, mails to both, and every session ended', async () => {
    const { id, email } = await colleague()
    const { AccessToken } = tokensOf(await signInPlainly(pool(), email, PASSWORD))
    const next = `${randomUUID()}@example.com`
    const key = randomUUID()
    expect((await change(id, ` ${next} `, admin, key)).data?.updateAdministratorEmail).toEqual({
      Email: next,
    })
    expect(codeOf(await change(id, next, admin, key))).toBeNull()
    expect(await verifyAccessToken(server, AccessToken)).toBeNull()
    expect(await signInPlainly(pool(), email, PASSWORD)).toMatchObject(wrongPassword)
    tokensOf(await signInPlainly(pool(), next, PASSWORD))

    const rows = await server.db.select().from(activities).where(eq(activities.operation, 'ChangeEmail'))
    expect(rows).toMatchObject([{ category: 'Administrator', userId: id, actorId: admin.id }])
    expect(
      await server.db.select().from(securityEvents).where(eq(securityEvents.kind, 'EmailChanged')),
    ).toMatchObject([{ accountId: id, network: '127.0.0.0/24' }])
    const mails = await server.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt))
    const kinds = mails.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'addressChanged')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'accountChanged')).toHaveLength(1)
  })

  test("is not one's own to change, nor anybody else's", async () => {
    const own = await change(admin.id, 'me@example.com')
    expect(codeOf(own)).toBe('INVALID_STATE')
    expect(JSON.stringify(own)).toContain(CANNOT_CHANGE_OWN_EMAIL)
    expect(codeOf(await change(randomUUID(), 'x@example.com'))).toBe('NOT_FOUND')
  })

  test('cannot be one that somebody has, member or colleague', async () => {
    const { id, email } = await colleague()
    const member = await applicant(server)
    const other = await colleague()
    for (const taken of [member.email, other.email, 'no address'])
      expect(codeOf(await change(id, taken))).toBe('BAD_USER_INPUT')
    expect(await server.identity.admin.findUser(id)).toMatchObject({ email })
  })
})

describe('a session of more than five minutes', () => {
  test('gives nobody a way into the console', async () => {
    const { id, email } = await colleague()
    server.clock.advance(6 * 60_000)
    const key = { AdministratorId: id, IdempotencyKey: randomUUID() }
    const answers = [
      await change(id, 'thief@example.com'),
      await admin.call(
        'mutation { createAdministrator(input: { Name: "盗人", Email: "thief@example.com", Role: Administrator }) { Id } }',
      ),
      await admin.call(
        'mutation ($input: ResetAdministratorTotpInput!) { resetAdministratorTotp(input: $input) { Id } }',
        {
          input: key,
        },
      ),
    ]
    for (const answer of answers) {
      expect(codeOf(answer)).toBe('REAUTHENTICATION_REQUIRED')
      expect(JSON.stringify(answer)).toContain(PROOF_MISSING)
    }
    expect(await server.identity.admin.findUser(id)).toMatchObject({ email })
    await admin.signInAgain()
    expect(codeOf(await change(id, `${randomUUID()}@example.com`))).toBeNull()
  })
})
