import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logsRefusals } from '../../../../server/ground/access/contract'
import { activities } from '../../../../server/ground/tables/activity'
import { securityEvents } from '../../../../server/ground/tables/security'
import { administrators } from '../../../../server/ground/tables/administrators'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, certified, staff, suspended, type Actor } from '../../../support/actors'
import { callApi, sendApi, codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { mayCall } from '../../../../shared/rules/records/access/operations'
import type { Role } from '../../../../shared/generated/schema'
import { cells, isDuty } from './cells'
import type { PrincipalName, StaffName } from './expected'
import { operations, rules } from './operations'
import { often } from '../../../support/full'

type Caller = { id: string; token: string | null }

let server: TestServer
let callers: Record<PrincipalName, Caller>

const caution = '担当者だけが読む'

async function everybody(): Promise<Record<PrincipalName, Caller>> {
  const member = await applicant(server, { caution })
  const withdrawn = await applicant(server)
  const removed = await staff(server)
  const now = server.clock.now()
  await server.db
    .update(userProfiles)
    .set({ deleteStatus: true, email: null, lastName: null, tel: null })
    .where(eq(userProfiles.id, withdrawn.id))
  await server.db.update(administrators).set({ removedAt: now }).where(eq(administrators.id, removed.id))
  const as = ({ id, token }: Actor): Caller => ({ id, token })
  return {
    guest: { id: '00000000-0000-4000-8000-000000000000', token: null },
    applicant: as(member),
    ranked: as(await certified(server, { caution })),
    suspended: as(await suspended(server)),
    withdrawn: as(withdrawn),
    administrator: as(await staff(server, 'Administrator')),
    support: as(await staff(server, 'Support')),
    coordinator: as(await staff(server, 'Coordinator')),
    physician: as(await staff(server, 'Physician')),
    reception: as(await staff(server, 'Reception')),
    finance: as(await staff(server, 'Finance')),
    auditor: as(await staff(server, 'Auditor')),
    removedAdministrator: as(removed),
    idToken: { id: member.id, token: member.idToken },
  }
}

beforeAll(async () => {
  server = await startTestServer()
  callers = await everybody()
})
afterAll(() => server.close())

/** The rows of refusal since the last call, those of the operation only: the whole log grows by a thousand. */
let looked = 0
async function newDenials(operation: string) {
  const rows = await server.db
    .select({
      id: activities.id,
      text: activities.text,
      userId: activities.userId,
      actorId: activities.actorId,
    })
    .from(activities)
    .where(
      and(gt(activities.id, looked), eq(activities.category, 'Security'), eq(activities.operation, 'Deny')),
    )
    .orderBy(activities.id)
  looked = rows.at(-1)?.id ?? looked
  return rows.filter(({ text }) => text.includes(`（${operation}）`))
}

test('the table names every operation of the contract, and no other', () => {
  expect(Object.keys(rules).toSorted()).toEqual(operations.toSorted())
})

const lets = (name: StaffName) =>
  cells.filter((cell) => cell.name === name && cell.refusal === null).map(({ operation }) => operation)
const isChange = (operation: string) => rules[operation]?.call.startsWith('mutation') === true
const OWN = ['saveConsoleSetting', 'saveDeviceLock', 'createLogoutActivity', 'endOwnSessions']

describe('the duties, by hand', () => {
  test('an auditor changes nothing but her own console, and cases', () => {
    const cases = 'createCase takeCase noteCase answerCase closeCase reopenCase'.split(' ')
    const requests = ['checkRightsRequest', 'answerRightsRequest']
    const breaches = ['openBreach', 'recountBreach', 'saveBreachNotice', 'reportBreachNotice']
    expect(lets('auditor').filter(isChange).toSorted()).toEqual(
      [...OWN, ...cases, ...requests, ...breaches].toSorted(),
    )
  })

  test('the reception is let in to today, and to no list', () => {
    const own = ['getAdministrator', 'listOwnAccountEvents', 'listOwnSessions', 'getConsoleSettings']
    const names = ['listAdministratorByIdProfileCreatedAt']
    expect(
      lets('reception')
        .filter((one) => ![...OWN, ...own, ...names].includes(one))
        .toSorted(),
    ).toEqual(
      [
        'checkInGuidance',
        'correctUnit',
        'findDonor',
        'findDonors',
        'getGuidanceDay',
        'getUnit',
        'handOverUnits',
        'listDonationByIdDonationInfoCreatedAt',
        'listReceptionToday',
        'listUnits',
        'recordDonation',
        'recordStatement',
        'recordUnit',
        'undoChange',
        'undoDonation',
        'undoGuidanceCheckIn',
      ].toSorted(),
    )
  })

  test('a judgement is a physician’s alone', () => {
    const roles: Role[] = ['Administrator', 'Coordinator', 'Reception', 'Finance', 'Support', 'Auditor']
    for (const operation of ['recordHealthCheck', 'confirmCorrection', 'decideAnswerCorrection'] as const)
      expect(mayCall(roles, operation)).toBe(false)
  })

  test('accounts, places and settings are an administrator’s alone', () => {
    const roles: Role[] = ['Physician', 'Coordinator', 'Reception', 'Finance', 'Support', 'Auditor']
    for (const operation of [
      'createAdministrator',
      'updateAdministrator',
      'deleteAdministrator',
      'updatePreferenceSlot',
      'updateOpening',
      'deleteUser',
    ] as const)
      expect(mayCall(roles, operation)).toBe(false)
  })
})

/** The answer, and the rows of refusal it left in the log. */
async function ask({ operation, name }: { operation: string; name: PrincipalName }) {
  const { call = '', variables } = rules[operation] ?? {}
  const { id, token } = callers[name]
  const answer = await sendApi(server, token, call, {
    ...variables,
    ...(call.includes('$self') ? { self: id } : {}),
  })
  return { answer, written: await newDenials(operation) }
}

/** A member leaves twenty rows an hour: another of the kind comes before. */
const followers: Partial<Record<PrincipalName, () => Promise<Actor>>> = {
  applicant: () => applicant(server, { caution }),
  ranked: () => certified(server, { caution }),
  suspended: () => suspended(server),
}
const refusedSoFar = new Map<PrincipalName, number>()

async function relieve(name: PrincipalName): Promise<void> {
  const refused = refusedSoFar.get(name) ?? 0
  refusedSoFar.set(name, refused + 1)
  const follower = refused > 0 && refused % 20 === 0 ? await followers[name]?.() : undefined
  if (follower) callers[name] = { id: follower.id, token: follower.token }
}

const refused = cells.filter(({ refusal }) => refusal !== null)
const letIn = cells.filter(({ refusal }) => refusal === null)
/** One of these, another at each operation. */
const inTurn = <T>(list: T[], operation: string): T[] =>
  list.slice(operations.indexOf(operation) % Math.max(list.length, 1)).slice(0, 1)
/** Whoever may not is refused at one place: of each operation a guest, a member and a duty show it, each in its turn. */
const shown = operations.flatMap((operation) => {
  const isGuest = ({ name }: { name: PrincipalName }) => name === 'guest'
  const of = refused.filter((cell) => cell.operation === operation)
  return [
    ...of.filter(isGuest),
    ...inTurn(
      of.filter((cell) => !isGuest(cell) && !isDuty(cell)),
      operation,
    ),
    ...inTurn(of.filter(isDuty), operation),
  ]
})
/** Whoever may is let in at the same place: everybody who has no duty, and of the duties one in its turn. */
const shownIn = Object.keys(rules).flatMap((operation) => {
  const of = letIn.filter((cell) => cell.operation === operation)
  return [...of.filter((cell) => !isDuty(cell)), ...inTurn(of.filter(isDuty), operation)]
})

describe('refuses', () => {
  test.each(often(shown, refused))('$name at $operation: $refusal', async (cell) => {
    await relieve(cell.name)
    const { answer, written } = await ask(cell)
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([cell.refusal])
    expect(answer.status).toBe(cell.refusal === 'UNAUTHENTICATED' ? 401 : 200)
    expect(Object.values(answer.data ?? {}).every((value) => value === null)).toBe(true)
    // Whoever is not known leaves no row that nobody can take away.
    const { id } = callers[cell.name]
    expect(written).toMatchObject(cell.refusal === 'FORBIDDEN' ? [{ userId: id, actorId: id }] : [])
  })
})

test('a refusal is logged under the name of the operation, whatever the caller calls it', async () => {
  const member = await applicant(server)
  await newDenials('getPreference')
  const call = '{ ...on Query { createLogoutActivity: getPreference { Id } } }'
  expect(codeOf(await member.call(call))).toBe('FORBIDDEN')
  expect(await newDenials('getPreference')).toHaveLength(1)
})

test('of several operations the one that ran is named, whichever comes first', async () => {
  const member = await applicant(server)
  await newDenials('getPreference')
  const query = 'query a { x: getUser { Id } } query b { x: getPreference { Id } }'
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: member.token },
    payload: { query, operationName: 'b' },
  })
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  expect(await newDenials('getPreference')).toHaveLength(1)
})

test('a request leaves one row, however often it was refused in it', async () => {
  const member = await applicant(server)
  const call = '{ a: getPreference { Id } b: getPreference { Id } c: getWorkCounts { __typename } }'
  expect(codeOf(await member.call(call))).toBe('FORBIDDEN')
  const rows = await server.db.select().from(activities).where(eq(activities.actorId, member.id))
  expect(rows).toMatchObject([{ category: 'Security', operation: 'Deny', userId: member.id }])
})

test('363 calls of a guest are one row of the security log, and none of the one that is kept for good', async () => {
  const guest =
    '{ a: getUser { Id } b: getUser { Id } c: getPreference { Id } d: getUser { Id } e: getUser { Id } }'
  const count = async () => (await server.db.select({ id: activities.id }).from(activities)).length
  const before = await count()
  await server.db.delete(securityEvents)
  for (let call = 0; call < 363; call++) expect((await callApi(server, null, guest)).status).toBe(401)
  expect(await count()).toBe(before)
  const rows = await server.db.select().from(securityEvents)
  expect(rows).toMatchObject([{ kind: 'GuestRefused', accountId: null, network: '127.0.0.0/24', count: 363 }])
})

test('the log keeps what an operation did not find or accept where @logRefusals says so, and nowhere else', async () => {
  const office = await staff(server)
  const kept: string[] = []
  const asked: string[] = []
  for (const [operation, { call, variables }] of Object.entries(rules)) {
    if (!call.startsWith('mutation')) continue
    const code = codeOf(await office.send(call, variables)) ?? ''
    if (!['NOT_FOUND', 'BAD_USER_INPUT', 'STATEMENT_MISSING'].includes(code)) continue
    asked.push(operation)
    const rows = await server.db.select().from(activities).where(eq(activities.actorId, office.id))
    if (rows.some(({ operation: did, text }) => did === 'Refuse' && text.includes(operation)))
      kept.push(operation)
  }
  expect(asked.length).toBeGreaterThan(10)
  expect(kept).toEqual(asked.filter(logsRefusals))
  expect(kept.toSorted()).toEqual(operations.filter(logsRefusals).toSorted())
})

// Last, for withdrawal is the last row of the table: whoever is let in to it is refused from then on.
describe('lets in', () => {
  test.each(often(shownIn, letIn))('$name to $operation', async (cell) => {
    const { answer, written } = await ask(cell)
    expect(answer.status).toBe(200)
    expect([null, 'NOT_FOUND', 'INVALID_STATE', 'BAD_USER_INPUT']).toContain(codeOf(answer))
    expect(written).toEqual([])
    // Nobody but the people of the console reads a word of the caution.
    const seen = JSON.stringify(answer).includes(caution)
    expect(seen && cell.name !== 'physician').toBe(false)
  })
})
