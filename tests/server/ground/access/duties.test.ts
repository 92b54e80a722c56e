import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrators } from '../../../../server/ground/tables/administrators'
import { poolUsers } from '../../../../server/ground/tables/identity'
import type { Role } from '../../../../shared/generated/schema'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

const own = async (actor: Actor) => {
  const answer = await actor.send<{
    getAdministrator: { Role: Role; Roles: Role[]; RolesOfBefore: boolean }
  }>('{ getAdministrator { Role Roles RolesOfBefore } }')
  return answer.data?.getAdministrator ?? codeOf(answer)
}
const groupsOf = async (id: string) =>
  (await server.db.select().from(poolUsers).where(eq(poolUsers.sub, id)))[0]?.groups
const setGroups = (id: string, groups: string[]) =>
  server.db.update(poolUsers).set({ groups }).where(eq(poolUsers.sub, id))
const change = (by: Actor, id: string, duties: { Role?: Role; Roles?: Role[] }) =>
  by.send('mutation ($input: UpdateAdministratorInput!) { updateAdministrator(input: $input) { Roles } }', {
    input: { Id: id, Name: '係 花子', ...duties },
  })
const create = (duties: { Role?: Role; Roles?: Role[] }) =>
  office.send<{ createAdministrator: { Id: string; Role: Role; Roles: Role[] } }>(
    'mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { Id Role Roles } }',
    { input: { Name: '係 花子', Email: `${randomUUID()}@example.com`, ...duties } },
  )

test('an administrator of before is a physician too, by the group that the pool knew then', async () => {
  const before = await staff(server)
  expect(await own(before)).toEqual({
    Role: 'Administrator',
    Roles: ['Administrator', 'Physician'],
    RolesOfBefore: true,
  })
  await setGroups(before.id, ['Physicians'])
  expect(await own(before)).toBe('UNAUTHENTICATED')
})

test('a duty that only the table or only the pool gives is none', async () => {
  const both = await staff(server, 'Administrator', 'Reception')
  const mayAdd = () =>
    both.send('mutation { createWorkItem(input: { Title: "", Due: "2026-12-01" }) { Id } }')
  expect(codeOf(await mayAdd())).toBe('BAD_USER_INPUT')
  await setGroups(both.id, ['Receptionists', 'Physicians'])
  expect(codeOf(await mayAdd())).toBe('FORBIDDEN')
  await setGroups(both.id, ['Physicians', 'Support'])
  expect(await own(both)).toBe('UNAUTHENTICATED')
})

test('a client that knows one duty alone gives that one, and takes none that it was not told of', async () => {
  const { data } = await create({ Role: 'Administrator' })
  expect(data?.createAdministrator).toMatchObject({ Role: 'Administrator', Roles: ['Administrator'] })
  expect(await groupsOf(data?.createAdministrator.Id ?? '')).toEqual(['Administrators'])
  const before = await staff(server)
  expect(codeOf(await change(office, before.id, { Role: 'Administrator' }))).toBeNull()
  expect(await own(before)).toMatchObject({ Roles: ['Administrator', 'Physician'] })
})

test('several duties are several groups, in order and each once; at least one', async () => {
  const { data } = await create({ Roles: ['Finance', 'Physician', 'Finance'] })
  expect(data?.createAdministrator).toMatchObject({ Role: 'Physician', Roles: ['Physician', 'Finance'] })
  expect(await groupsOf(data?.createAdministrator.Id ?? '')).toEqual(['Physicians', 'Finance'])
  for (const none of [await create({ Roles: [] }), await create({})])
    expect(Object.keys(none.errors?.[0]?.extensions.fields ?? {})).toEqual(['Roles'])
})

test('other duties end every session, and hold from the next request on', async () => {
  const colleague = await staff(server, 'Administrator')
  expect(codeOf(await change(office, colleague.id, { Roles: ['Physician', 'Auditor'] }))).toBeNull()
  expect(await own(colleague)).toBe('UNAUTHENTICATED')
  expect(await groupsOf(colleague.id)).toEqual(['Physicians', 'Auditors'])
  await colleague.signInAgain()
  expect(await own(colleague)).toMatchObject({ Role: 'Physician', Roles: ['Physician', 'Auditor'] })
  expect(codeOf(await change(colleague, office.id, { Roles: ['Support'] }))).toBe('FORBIDDEN')
})

test('nobody takes the last administrator away, whatever else she is', async () => {
  const only = await startTestServer()
  try {
    const last = await staff(only, 'Administrator', 'Physician')
    await staff(only, 'Physician', 'Coordinator')
    expect(codeOf(await change(last, last.id, { Roles: ['Physician'] }))).toBe('INVALID_STATE')
    const removal = `mutation { deleteAdministrator(input: { Id: "${last.id}" }) { Id } }`
    expect(codeOf(await last.send(removal))).toBe('INVALID_STATE')
    expect(await only.db.$count(administrators, eq(administrators.role, 'Administrator'))).toBe(1)
  } finally {
    await only.close()
  }
})
