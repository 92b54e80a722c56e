import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { administrators } from '../../server/ground/tables/administrators'
import type { Clock } from '../../server/ground/clock'
import { guidances } from '../../server/ground/tables/guidance'
import { poolUsers } from '../../server/ground/tables/identity'
import { insertRefreshToken, issueTokens } from '../../pool/account/tokens/issueTokens'
import { named } from '../../server/ground/db/named'
import { userProfiles } from '../../server/ground/tables/users'
import { invitationDeadline } from '../../shared/rules/visits/booking'
import { japaneseDateOf } from '../../shared/facts/dates'
import { groupsOf } from '../../server/ground/access/rolesOf'
import type { PoolGroup } from '../../server/ground/identity/identity'
import { inOrder } from '../../shared/rules/records/access/roles'
import type { Role } from '../../shared/generated/schema'
import { callApi, sendApi, type ApiAnswer, type DataOf, type Document, type VariablesOf } from './api'
import type { TestServer } from './testServer'

/** What an actor is made on: a server here, or a program in a process of its own with its database. */
export type Stage = Pick<TestServer, 'db' | 'pool' | 'identity' | 'url'> & { clock: Clock }

/** Somebody signed in: calls carry their token. */
export type Actor = {
  id: string
  email: string
  token: string
  idToken: string
  /** For tests that move the clock past the hour of a token. */
  signInAgain(): Promise<void>
  call<Q extends Document>(query: Q, variables?: VariablesOf<Q>): Promise<ApiAnswer<DataOf<Q>>>
  /** A document that is put together by the test, or wrong on purpose. */
  send<T = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<ApiAnswer<T>>
}

const kept = named(insertRefreshToken, () => null)
const CALLER = { ip: '127.0.0.1', device: 'Linux の Chrome' }

/** Tokens as a sign-in gives them, without the proof of a password, which takes a tenth of a second a person. */
async function newTokens(server: Stage, id: string): Promise<{ token: string; idToken: string }> {
  const [user] = await server.db.select().from(poolUsers).where(eq(poolUsers.sub, id))
  if (!user) throw new Error('No such account')
  const { AccessToken, IdToken } = await issueTokens(server.pool, user, CALLER, (values) =>
    kept(server.db, values),
  )
  return { token: AccessToken, idToken: IdToken }
}

async function account(server: Stage, groups: readonly PoolGroup[] = []): Promise<Actor> {
  const id = randomUUID()
  const email = `${id.slice(0, 13)}@example.com`
  await server.identity.unsafeImportUser({
    sub: id,
    email,
    groups,
    createdAt: server.clock.now(),
  })
  return signedIn(server, id, email)
}

/** Somebody who has an account. */
export async function signedIn(server: Stage, id: string, email = ''): Promise<Actor> {
  const actor: Actor = {
    id,
    email,
    ...(await newTokens(server, id)),
    signInAgain: async () => {
      Object.assign(actor, await newTokens(server, id))
    },
    call: (query, variables) => callApi(server, actor.token, query, variables),
    send: (query, variables) => sendApi(server, actor.token, query, variables),
  }
  return actor
}

/** Signed up, nothing entered yet. */
export const newcomer = (server: Stage) => account(server)

export type ProfileValues = Partial<typeof userProfiles.$inferInsert>

/** What everybody has entered. */
export const PROFILE = {
  lastName: '山田',
  firstName: '花子',
  lastNameFurigana: 'ヤマダ',
  firstNameFurigana: 'ハナコ',
  gender: 'Women',
  birthday: '1990-04-01',
  tel: '09012345678',
  zipCode: '9970000',
  pref: 'Yamagata',
  city: '鶴岡市',
  address: '見本町1-1',
  building: '',
} as const

/** Registered with a profile; any column can be given. */
export async function applicant(server: Stage, values: ProfileValues = {}): Promise<Actor> {
  const actor = await account(server)
  const now = server.clock.now()
  await server.db.insert(userProfiles).values({
    id: actor.id,
    email: actor.email,
    ...PROFILE,
    donorProcessStatus: 'Applicant',
    registrationDateOfService: japaneseDateOf(now),
    profileCreatedAt: now,
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  return actor
}

/** Passed the check and waits to be invited. */
export const waiting = (server: Stage, since = server.clock.now()) =>
  applicant(server, {
    userStatus: 'WaitingGuidance',
    waitingSince: since,
    onlineCheckResult: 'Passed',
    onlineCheckScore: 100,
    donorProcessStatus: 'Candidate',
  })

/** Invited to the guidance, with fourteen days to choose a time. */
export async function invited(server: Stage): Promise<Actor> {
  const actor = await applicant(server, {
    userStatus: 'Guidance',
    onlineCheckResult: 'Passed',
    onlineCheckScore: 100,
    donorProcessStatus: 'Candidate',
  })
  const now = server.clock.now()
  const today = japaneseDateOf(now)
  await server.db.insert(guidances).values({
    id: randomUUID(),
    userId: actor.id,
    status: 'Invited',
    year: Number(today.slice(0, 4)),
    month: Number(today.slice(5, 7)),
    guidanceInvitedAt: now,
    deadlineAt: invitationDeadline(now),
    createdAt: now,
    updatedAt: now,
  })
  return actor
}

/** Certified, with a running period. */
export const certified = (server: Stage, values: ProfileValues = {}) =>
  applicant(server, {
    userStatus: 'Donation',
    donorStatus: 'Certified',
    donorProcessStatus: 'EligibleDonor',
    userRank: 'DonorCertification',
    donorId: `D-${randomUUID().slice(0, 8)}`,
    registrationDateOfDonor: '2026-11-10',
    commencementWindowPeriodDate: '2027-01-05',
    donorExpirationDate: '2027-02-02',
    ...values,
  })

export const suspended = (server: Stage) =>
  certified(server, { suspensionStatus1: true, updatedSuspensionStatus1ToTrueAt: server.clock.now() })

/** A person of the console; without a duty named, an administrator of before, who is a physician too. */
export async function staff(server: Stage, ...duties: Role[]): Promise<Actor> {
  const [role = 'Administrator'] = inOrder(duties)
  // Support has not changed: tests may turn it into an administrator of before.
  const roles = duties.length === 0 || duties.join() === 'Support' ? null : duties
  const actor = await account(server, groupsOf({ role, roles }))
  const now = server.clock.now()
  await server.db.insert(administrators).values({
    id: actor.id,
    name: '管理 太郎',
    email: actor.email,
    role,
    roles,
    profileCreatedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  return actor
}
