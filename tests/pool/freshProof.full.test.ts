import { randomUUID } from 'node:crypto'
import { CognitoUserAttribute } from 'amazon-cognito-identity-js'
import {
  confirmSignIn,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userProfiles } from '../../server/ground/tables/users'
import { ADDRESS_HELD, PROOF_REQUIRED } from '../../shared/words/program/authErrors'
import { configureAmplify } from './support/amplify'
import { cognitoClient } from './support/cognitoClient'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'

const MINUTE = 60_000
const NEW_PASSWORD = 'Another long evening 4'
const proofMissing = { name: 'NotAuthorizedException', message: PROOF_REQUIRED }
const addressHeld = { name: 'NotAuthorizedException', message: ADDRESS_HELD }
// Each sign-in of the real client computes for up to a second in plain JavaScript.
vi.setConfig({ testTimeout: 120_000 })

let pool: TestPool
beforeAll(async () => {
  pool = await startPool({}, { REQUIRE_TOTP: 'support' })
})
afterAll(() => pool.stop())
beforeEach(() => configureAmplify(pool))

async function account(group?: 'Administrators' | 'Support') {
  const sub = randomUUID()
  const email = `${sub}@example.com`
  const createdAt = pool.clock.now()
  await pool.identity.unsafeImportUser({
    sub,
    email,
    password: PASSWORD,
    createdAt,
    ...(group ? { groups: [group] } : {}),
  })
  return { sub, email }
}

async function member() {
  const person = await account()
  await signIn({ username: person.email, password: PASSWORD })
  return person
}

async function profileOf(
  { sub, email }: { sub: string; email: string },
  changed: { suspensionStatus1?: boolean } = {},
) {
  const now = pool.clock.now()
  const times = { profileCreatedAt: now, createdAt: now, updatedAt: now }
  await pool.db.insert(userProfiles).values({ id: sub, email, ...times, ...changed })
}

const changeEmail = (value: string) =>
  updateUserAttribute({ userAttribute: { attributeKey: 'email', value } })
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pool.clock.now().getTime() })
const mailsTo = (email: string) =>
  pool.sent.filter(({ to }) => to === email).map(({ kind, params }) => ({ kind, params }))

async function rowsOf(sub: string) {
  const { rows } = await pool.db.execute(
    sql`select operation from activities where user_id = ${sub} and operation <> 'SignIn' order by id`,
  )
  return rows.map(({ operation }) => operation)
}
async function eventsOf(sub: string) {
  const { rows } = await pool.db.execute(
    sql`select kind, count, network from security_events where account_id = ${sub} and kind <> 'SignedIn' order by id`,
  )
  return rows
}

describe('what a session of more than five minutes may do', () => {
  it('changes neither address nor second factor with the client of the donor app, and stays signed in', async () => {
    const { sub, email } = await member()
    pool.clock.advance(6 * MINUTE)
    await fetchAuthSession({ forceRefresh: true })
    await expect(changeEmail(`new-${email}`)).rejects.toMatchObject(proofMissing)
    await expect(setUpTOTP()).rejects.toMatchObject(proofMissing)
    expect(mailsTo(`new-${email}`)).toEqual([])
    expect(await fetchUserAttributes()).toMatchObject({ email })
    expect(await eventsOf(sub)).toEqual([{ kind: 'ProofMissing', count: 2, network: '127.0.0.0/24' }])
  })

  it('neither registers an app that was handed out before, nor puts one away', async () => {
    const { sub, email } = await member()
    const { sharedSecret } = await setUpTOTP()
    pool.clock.advance(6 * MINUTE)
    await expect(verifyTOTPSetup({ code: codeOf(sharedSecret) })).rejects.toMatchObject(proofMissing)

    await signOut()
    await signIn({ username: email, password: PASSWORD })
    const again = await setUpTOTP()
    await verifyTOTPSetup({ code: codeOf(again.sharedSecret) })
    await updateMFAPreference({ totp: 'PREFERRED' })
    pool.clock.advance(6 * MINUTE)
    await expect(updateMFAPreference({ totp: 'DISABLED' })).rejects.toMatchObject(proofMissing)
    expect(await pool.identity.admin.findUser(sub)).toMatchObject({ hasTotp: true })
  })

  it('is the same with the client of the console', async () => {
    const { sub, email } = await account('Administrators')
    const client = cognitoClient(pool, email)
    await client.signIn(PASSWORD)
    pool.clock.advance(6 * MINUTE)
    await expect(client.associate()).rejects.toMatchObject(proofMissing)
    const off = client.settled((done) =>
      client.user.setUserMfaPreference(null, { Enabled: false, PreferredMfa: false }, done),
    )
    await expect(off).rejects.toMatchObject(proofMissing)
    expect(await client.settled((done) => client.user.getUserAttributes(done))).toHaveLength(3)
    expect(await eventsOf(sub)).toMatchObject([{ kind: 'ProofMissing', count: 2 }])
  })
})

describe('after signing in again', () => {
  it('the address changes; the old one and the log hear of it, and the profile follows', async () => {
    const person = await member()
    const { sub, email } = person
    await profileOf(person)
    const next = `new-${email}`
    await changeEmail(next)
    // A mail takes its time: the code is the proof by now.
    pool.clock.advance(20 * MINUTE)
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: pool.codeFor(next) })
    expect(mailsTo(email)).toEqual([{ kind: 'addressChanged', params: {} }])
    expect(await rowsOf(sub)).toEqual(['ChangeEmail'])
    expect(await eventsOf(sub)).toMatchObject([{ kind: 'EmailChanged', count: 1 }])
    const { rows } = await pool.db.execute(sql`select email from user_profiles where id = ${sub}`)
    expect(rows).toEqual([{ email: next }])
  })

  it('an app is registered and put away; each is told', async () => {
    const { sub, email } = await member()
    const { sharedSecret } = await setUpTOTP()
    await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    await verifyTOTPSetup({ code: codeOf(sharedSecret) })
    await updateMFAPreference({ totp: 'PREFERRED' })
    await signOut()
    pool.clock.advance(MINUTE)
    await signIn({ username: email, password: PASSWORD })
    await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    await confirmSignIn({ challengeResponse: codeOf(sharedSecret) })
    await updateMFAPreference({ totp: 'DISABLED' })
    expect(mailsTo(email)).toEqual([
      { kind: 'accountChanged', params: { change: 'SetTotp' } },
      { kind: 'accountChanged', params: { change: 'RemoveTotp' } },
    ])
    expect(await rowsOf(sub)).toEqual(['SetTotp', 'RemoveTotp'])
    expect((await eventsOf(sub)).map(({ kind }) => kind)).toEqual([
      'TotpFailed',
      'TotpSet',
      'TokenRevoked',
      'TotpFailed',
      'TotpRemoved',
    ])
  })

  it('a password changes by the old one, however long ago the sign-in was, and its owner is told', async () => {
    const { sub, email } = await member()
    pool.clock.advance(30 * MINUTE)
    await expect(updatePassword({ oldPassword: 'not this', newPassword: NEW_PASSWORD })).rejects.toThrow(
      'Incorrect username or password.',
    )
    await updatePassword({ oldPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect(mailsTo(email)).toEqual([{ kind: 'accountChanged', params: { change: 'ChangePassword' } }])
    expect(await rowsOf(sub)).toEqual(['ChangePassword'])
    expect((await eventsOf(sub)).map(({ kind }) => kind)).toEqual(['PasswordChangeFailed', 'PasswordChanged'])
  })
})

describe('whose address it is not', () => {
  it('staff keep the one that an administrator gave, however fresh the sign-in', async () => {
    const { sub, email } = await account('Administrators')
    const client = cognitoClient(pool, email)
    await client.signIn(PASSWORD)
    const attribute = new CognitoUserAttribute({ Name: 'email', Value: 'mine@example.com' })
    const change = client.settled((done) => client.user.updateAttributes([attribute], done))
    await expect(change).rejects.toMatchObject(addressHeld)
    expect(mailsTo('mine@example.com')).toEqual([])
    expect(await pool.identity.admin.findUser(sub)).toMatchObject({ email })
  })

  it('who is stopped keeps hers, also where the code was sent before', async () => {
    const person = await member()
    const next = `new-${person.email}`
    await changeEmail(next)
    await profileOf(person, { suspensionStatus1: true })
    const confirmationCode = pool.codeFor(next)
    await expect(confirmUserAttribute({ userAttributeKey: 'email', confirmationCode })).rejects.toMatchObject(
      addressHeld,
    )
    await expect(changeEmail(`other-${person.email}`)).rejects.toMatchObject(addressHeld)
    expect(await fetchUserAttributes()).toMatchObject({ email: person.email })
  })
})

describe('who must have an authenticator app', () => {
  it('registers the first one while signing in, is told, and cannot put it away', async () => {
    const { sub, email } = await account('Support')
    const client = cognitoClient(pool, email)
    expect(await client.signIn(PASSWORD)).toEqual({ step: 'totpSetUp' })
    const secret = await client.associate()
    expect(await client.verifyTotp(codeOf(secret))).toMatchObject({ step: 'done' })
    expect(mailsTo(email)).toEqual([{ kind: 'accountChanged', params: { change: 'SetTotp' } }])
    const off = client.settled((done) =>
      client.user.setUserMfaPreference(null, { Enabled: false, PreferredMfa: false }, done),
    )
    await expect(off).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect(await pool.identity.admin.findUser(sub)).toMatchObject({ hasTotp: true })
  })
})

describe('deleting an account by its own token', () => {
  it('is no call of the pool: members leave, staff are removed', async () => {
    const { sub } = await member()
    await expect(deleteUser()).rejects.toMatchObject({ name: 'UnknownOperationException' })
    expect(await pool.identity.admin.findUser(sub)).not.toBeNull()

    const administrator = await account('Administrators')
    const client = cognitoClient(pool, administrator.email)
    await client.signIn(PASSWORD)
    await expect(client.settled((done) => client.user.deleteUser(done))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    })
    expect(await pool.identity.admin.findUser(administrator.sub)).not.toBeNull()
  })
})
