import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { applicant, staff, type Actor } from '../../../support/actors'
import { callApi, codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { call, signInPlainly, tokensOf, wrongPassword } from '../../../pool/support/call'

const PASSWORD = 'Sea-breeze over 9 hills'
const DAY_MS = 24 * 3_600_000

let server: TestServer
let admin: Actor
let pool: Parameters<typeof signInPlainly>[0]
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  pool = { endpoint: `${server.url}/identity/`, settings: server.deps.settings }
})
afterAll(() => server.close())

const sendTo = (mutation: string, type: string) => (AdministratorId: string, key: string, actor: Actor) =>
  actor.send(`mutation ($input: ${type}!) { ${mutation}(input: $input) { Id } }`, {
    input: { AdministratorId, IdempotencyKey: key },
  })
const sendReset = sendTo('resetAdministratorTotp', 'ResetAdministratorTotpInput')
const sendResend = sendTo('resendTemporaryPassword', 'ResendTemporaryPasswordInput')
const reset = (id: string, key: string = randomUUID(), actor = admin) => sendReset(id, key, actor)
const resend = (id: string, key: string = randomUUID(), actor = admin) => sendResend(id, key, actor)

type Person = { id: string; email: string; temporaryPassword: string }

/** The newest mail to an address, as it lies in the folder. */
async function mailsTo(email: string) {
  await server.deps.mail.deliverPending()
  return (await listMails(join(server.dataDir, 'mail'), 200)).filter(({ to }) => to.includes(email))
}

async function mailedPasswords(email: string): Promise<string[]> {
  const texts = (await mailsTo(email)).map(({ text }) => /仮パスワード：(\S+)/.exec(text)?.[1])
  return texts.filter((text) => text !== undefined)
}

async function newcomer(): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  const { data } = await admin.call(
    'mutation ($email: String!) { createAdministrator(input: { Name: "新人 花", Email: $email, Role: Support }) { Id } }',
    { email },
  )
  const [temporaryPassword = ''] = await mailedPasswords(email)
  return { id: data?.createAdministrator.Id ?? '', email, temporaryPassword }
}

const setPassword = async ({ email, temporaryPassword }: Person) => {
  const { body } = await signInPlainly(pool, email, temporaryPassword)
  return call(pool, 'RespondToAuthChallenge', {
    ClientId: pool.settings.pool.userPoolClientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: body.Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: PASSWORD },
  })
}

async function registerTotp(AccessToken: string) {
  const { body } = await call(pool, 'AssociateSoftwareToken', { AccessToken })
  const app = new TOTP({ secret: Secret.fromBase32(String(body.SecretCode)) })
  const UserCode = app.generate({ timestamp: server.clock.now().getTime() })
  await call(pool, 'VerifySoftwareToken', { AccessToken, UserCode })
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  return call(pool, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings })
}

/** Somebody who signs in with an authenticator app, and still is. */
async function withTotp() {
  const person = await newcomer()
  const tokens = tokensOf(await setPassword(person))
  expect((await registerTotp(tokens.AccessToken)).status).toBe(200)
  return { ...person, tokens }
}

const challengeOf = async (email: string) =>
  (await signInPlainly(pool, email, PASSWORD)).body.ChallengeName ?? 'tokens'

const logOf = (userId: string, operation: string) =>
  server.db
    .select({ text: activities.text, actorId: activities.actorId })
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.operation, operation)))
async function listed(actor: Actor) {
  const { data } = await actor.call(
    '{ listAdministratorByIdProfileCreatedAt(limit: 100) { items { Id AwaitsFirstSignIn HasTotp } } }',
  )
  return new Map(data?.listAdministratorByIdProfileCreatedAt.items.map((row) => [row.Id, row]))
}

describe('resetAdministratorTotp', () => {
  test('forgets the app, ends every session, tells the person, and names nobody in the log', async () => {
    const person = await withTotp()
    const { AccessToken, RefreshToken } = person.tokens
    expect(await challengeOf(person.email)).toBe('SOFTWARE_TOKEN_MFA')
    expect(codeOf(await callApi(server, AccessToken, '{ getPreference { Id } }'))).toBeNull()

    expect(codeOf(await reset(person.id))).toBeNull()
    expect((await callApi(server, AccessToken, '{ getPreference { Id } }')).status).toBe(401)
    const refresh = { ClientId: pool.settings.pool.userPoolClientId, RefreshToken }
    expect((await call(pool, 'GetTokensFromRefreshToken', refresh)).status).toBe(400)
    expect(await challengeOf(person.email)).toBe('tokens')
    expect(await logOf(person.id, 'ResetTotp')).toEqual([
      { text: `認証アプリやパスキーの登録を解除しました（操作：${admin.id}）`, actorId: admin.id },
    ])
    const [mail] = (await mailsTo(person.email)).filter(({ subject }) => subject.includes('認証アプリ'))
    expect(mail?.text).toContain('新人 花 様')
  })

  test('leaves the new app of the person alone when the call comes again', async () => {
    const person = await withTotp()
    const key = randomUUID()
    expect(codeOf(await reset(person.id, key))).toBeNull()
    const tokens = tokensOf(await signInPlainly(pool, person.email, PASSWORD))
    await registerTotp(tokens.AccessToken)
    expect(codeOf(await reset(person.id, key))).toBeNull()
    expect(await challengeOf(person.email)).toBe('SOFTWARE_TOKEN_MFA')
    expect(codeOf(await callApi(server, tokens.AccessToken, '{ getPreference { Id } }'))).toBeNull()
    expect(await logOf(person.id, 'ResetTotp')).toHaveLength(1)
  })

  test('five times at once resets and tells once', async () => {
    const person = await withTotp()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => reset(person.id, key)))
    expect(answers.map(codeOf)).toEqual([null, null, null, null, null])
    expect(await logOf(person.id, 'ResetTotp')).toHaveLength(1)
    const told = (await mailsTo(person.email)).filter(({ subject }) => subject.includes('解除'))
    expect(told).toHaveLength(1)
  })

  test('keeps a sign-in that waits for its code from going on with the old app', async () => {
    const person = await withTotp()
    const { body } = await signInPlainly(pool, person.email, PASSWORD)
    await reset(person.id)
    const answer = await call(pool, 'RespondToAuthChallenge', {
      ClientId: pool.settings.pool.userPoolClientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: body.Session,
      ChallengeResponses: { USERNAME: person.email, SOFTWARE_TOKEN_MFA_CODE: '123456' },
    })
    expect(answer.body).toMatchObject({ __type: 'NotAuthorizedException' })
  })

  test('undoes nothing when the rest fails', async () => {
    const person = await withTotp()
    const { enqueue } = server.deps.mail
    server.deps.mail.enqueue = async () => {
      throw new Error('no mail today')
    }
    expect(codeOf(await reset(person.id))).toBe('INTERNAL')
    server.deps.mail.enqueue = enqueue
    expect(await challengeOf(person.email)).toBe('SOFTWARE_TOKEN_MFA')
    expect(await logOf(person.id, 'ResetTotp')).toEqual([])
  })

  test('is not for oneself, and for nobody without an app', async () => {
    const own = await reset(admin.id)
    expect([codeOf(own), own.errors?.[0]?.message]).toEqual([
      'INVALID_STATE',
      'ご自身の認証アプリやパスキーの登録は、ここでは解除できません。ほかの管理者にご依頼ください。',
    ])
    const other = await staff(server)
    const answer = await reset(other.id)
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'INVALID_STATE',
      'この方の認証アプリやパスキーは登録されていません。',
    ])
    expect(codeOf(await other.call('{ getPreference { Id } }'))).toBeNull()
  })
})

describe('resendTemporaryPassword', () => {
  test('voids the old password, also where it was just being replaced, and mails a new one', async () => {
    const person = await newcomer()
    const { body } = await signInPlainly(pool, person.email, person.temporaryPassword)
    expect(codeOf(await resend(person.id))).toBeNull()
    const late = await call(pool, 'RespondToAuthChallenge', {
      ClientId: pool.settings.pool.userPoolClientId,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: body.Session,
      ChallengeResponses: { USERNAME: person.email, NEW_PASSWORD: PASSWORD },
    })
    expect(late.body).toMatchObject({ __type: 'NotAuthorizedException' })
    expect(await signInPlainly(pool, person.email, person.temporaryPassword)).toMatchObject(wrongPassword)
    const passwords = await mailedPasswords(person.email)
    const [temporaryPassword = ''] = passwords.filter((password) => password !== person.temporaryPassword)
    expect(passwords).toHaveLength(2)
    expect((await setPassword({ ...person, temporaryPassword })).status).toBe(200)
    expect(await logOf(person.id, 'ResendPassword')).toEqual([
      { text: `新しい仮パスワードを送りました（操作：${admin.id}）`, actorId: admin.id },
    ])
    expect(server.logged.join('')).not.toContain(temporaryPassword)
  })

  test('serves whoever let the first one grow old', async () => {
    const person = await newcomer()
    server.clock.advance(8 * DAY_MS)
    await admin.signInAgain()
    expect((await signInPlainly(pool, person.email, person.temporaryPassword)).text).toContain('expired')
    await resend(person.id)
    const passwords = await mailedPasswords(person.email)
    const [temporaryPassword = ''] = passwords.filter((password) => password !== person.temporaryPassword)
    expect((await setPassword({ ...person, temporaryPassword })).status).toBe(200)
  })

  test('never takes a password of one’s own', async () => {
    const person = await newcomer()
    await setPassword(person)
    const answer = await resend(person.id)
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'INVALID_STATE',
      'この方は、ご自身のパスワードを設定済みです。ログイン画面の「パスワードをお忘れの方」から再設定していただけます。',
    ])
    expect(await challengeOf(person.email)).toBe('tokens')
    expect(await mailedPasswords(person.email)).toHaveLength(1)
  })

  test('sends one mail for a call that comes five times, and a new one for a new call', async () => {
    const person = await newcomer()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => resend(person.id, key)))
    expect(answers.map(codeOf)).toEqual([null, null, null, null, null])
    expect(await mailedPasswords(person.email)).toHaveLength(2)
    await resend(person.id)
    expect(await mailedPasswords(person.email)).toHaveLength(3)
  })

  test('takes back a void password that still waits to be sent', async () => {
    const person = await newcomer()
    const later = { nextAttemptAt: new Date(server.clock.now().getTime() + DAY_MS) }
    await server.db
      .update(mailOutbox)
      .set({
        ...later,
        sentAt: null,
        recipient: person.email,
        params: { password: 'void', expiresAt: later.nextAttemptAt.toISOString() },
      })
      .where(eq(mailOutbox.dedupeKey, `temporaryPassword/${person.id}`))
    await resend(person.id)
    server.clock.advance(DAY_MS)
    await admin.signInAgain()
    expect(await mailedPasswords(person.email)).not.toContain('void')
  })
})

test('both know no ids that are none, no members, no removed, and no keys that are none', async () => {
  const member = await applicant(server)
  const gone = await newcomer()
  await admin.call('mutation ($id: ID!) { deleteAdministrator(input: { Id: $id }) { Id } }', { id: gone.id })
  for (const send of [reset, resend]) {
    for (const id of ['no-id', member.id, gone.id]) expect(codeOf(await send(id))).toBe('NOT_FOUND')
    expect(codeOf(await send((await newcomer()).id, 'no-key'))).toBe('BAD_USER_INPUT')
  }
})

test('the list tells administrators, and nobody else, how somebody signs in', async () => {
  const fresh = await newcomer()
  const secured = await withTotp()
  const support = await staff(server, 'Support')
  const seen = await listed(admin)
  expect(seen.get(fresh.id)).toMatchObject({ AwaitsFirstSignIn: true, HasTotp: false })
  expect(seen.get(secured.id)).toMatchObject({ AwaitsFirstSignIn: false, HasTotp: true })
  const unknown = { AwaitsFirstSignIn: null, HasTotp: null }
  expect((await listed(support)).get(secured.id)).toMatchObject(unknown)

  const { findUsers } = server.identity.admin
  server.identity.admin.findUsers = async () => {
    throw new Error('the pool is away')
  }
  expect((await listed(admin)).get(secured.id)).toMatchObject(unknown)
  server.identity.admin.findUsers = findUsers
})
