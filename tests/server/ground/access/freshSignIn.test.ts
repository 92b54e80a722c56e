import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityEvents } from '../../../../server/ground/tables/security'
import { PROOF_MISSING } from '../../../../shared/words/program/apiErrors'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const Id = randomUUID()
const IdempotencyKey = randomUUID()

/** What is grave, and what of the same kind is everyday work. Nobody is concerned: the question comes before. */
const acts: readonly [name: string, input: string, value: object][] = [
  ['deleteUser', 'DeleteUserInput', { UserId: Id, Reason: '本人の希望' }],
  ['confirmCorrection', 'ConfirmCorrectionInput', { Id, Fingerprint: '0' }],
  [
    'decideAnswerCorrection',
    'DecideAnswerCorrectionInput',
    { Id, Version: 1, Accept: true, Reason: 'AsWritten' },
  ],
  [
    'createAdministrator',
    'CreateAdministratorInput',
    { Name: '新人', Email: 'x@example.com', Role: 'Support' },
  ],
  ['updateAdministrator', 'UpdateAdministratorInput', { Id, Name: '係', Role: 'Support' }],
  [
    'updateAdministratorEmail',
    'UpdateAdministratorEmailInput',
    { AdministratorId: Id, Email: 'y@example.com', IdempotencyKey },
  ],
  ['resetAdministratorTotp', 'ResetAdministratorTotpInput', { AdministratorId: Id, IdempotencyKey }],
  ['deleteAdministrator', 'DeleteAdministratorInput', { Id }],
]
const everyday: typeof acts = [
  ['refuseCorrection', 'RefuseCorrectionInput', { Id, Words: '記録のとおりです' }],
  ['stopUser', 'StopUserInput', { UserId: Id, Stop: true, Reason: '確認中' }],
]

const send = ([name, type, input]: (typeof acts)[number]) =>
  admin.send(`mutation ($input: ${type}!) { ${name}(input: $input) { Id } }`, { input })
const download = (path: string, body?: object) =>
  fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: admin.token, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  })
const files: readonly [path: string, body?: object][] = [
  ['/api/exports/users', { columns: ['Email'], format: 'csv', encoding: 'utf-8-bom' }],
  ['/api/payouts.csv'],
]

test('a sign-in of more than five minutes ago does the day’s work, and nothing grave', async () => {
  server.clock.advance(5 * 60_000 + 1_000)
  for (const act of acts) {
    const answer = await send(act)
    expect([act[0], codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      act[0],
      'REAUTHENTICATION_REQUIRED',
      PROOF_MISSING,
    ])
  }
  for (const [path, body] of files) {
    const answer = await download(path, body)
    expect([path, answer.status]).toEqual([path, 403])
    expect(await answer.json()).toMatchObject({
      errors: [{ message: PROOF_MISSING, extensions: { code: 'REAUTHENTICATION_REQUIRED' } }],
    })
  }
  for (const act of everyday) expect([act[0], codeOf(await send(act))]).toEqual([act[0], 'NOT_FOUND'])
  const [noted] = await server.db
    .select({ count: securityEvents.count })
    .from(securityEvents)
    .where(and(eq(securityEvents.accountId, admin.id), eq(securityEvents.kind, 'ProofMissing')))
  expect(noted).toEqual({ count: acts.length + files.length })
})

test('after signing in again, all of it goes on', async () => {
  await admin.signInAgain()
  for (const act of acts)
    expect([act[0], codeOf(await send(act))]).not.toEqual([act[0], 'REAUTHENTICATION_REQUIRED'])
  for (const [path, body] of files) expect([path, (await download(path, body)).status]).toEqual([path, 200])
})
