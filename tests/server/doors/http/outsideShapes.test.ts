import { request as send } from 'node:http'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerDonorPages } from '../../../../server/doors/http/donorPages'
import { activities } from '../../../../server/ground/tables/activity'
import { applicant, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer({ pages: registerDonorPages })
  admin = await staff(server)
})
afterAll(() => server.close())

const asked = (path: string, body: unknown, actor: Actor = admin) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: actor.token },
    body: JSON.stringify(body),
  })

/** As it goes over the wire: `fetch` would tidy the path up. */
const got = (path: string) =>
  new Promise<{ status: number; location: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    send({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' })
    })
      .on('error', reject)
      .end()
  })

test.each(['//evil.example/login', '///evil.example', '/\\evil.example/x?a=//b', '//evil.example/%0d%0a//c'])(
  'a path that would be a link to another host is ours again: %s',
  async (path) => {
    const { status, location } = await got(path)
    expect(status).toBe(301)
    expect(new URL(location).origin).toBe(server.deps.settings.origin)
    expect(new URL(location).pathname).not.toMatch(/^[/\\]{2}/)
  },
)

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nothing'])(
  'a list called %s is not there, for any duty',
  async (name) => {
    const support = await staff(server, 'Support')
    expect((await asked(`/api/exports/${name}`, {}, support)).status).toBe(403)
    expect((await asked(`/api/exports/${name}`, {})).status).toBe(404)
  },
)

test('a wrong encoding is named', async () => {
  const answer = await asked('/api/exports/users', { columns: ['Id'], encoding: 'x', format: 'y' })
  const { errors } = (await answer.json()) as { errors: { extensions: { fields: object } }[] }
  expect(JSON.stringify(errors)).not.toContain('undefined')
  expect(errors[0]?.extensions.fields).toMatchObject({
    encoding: expect.stringContaining('文字コード'),
    format: expect.stringContaining('形式'),
  })
})

test.each([
  '# previewBulkFile\nquery { getAdministrator { Id } }',
  'query previewBulkFile { getAdministrator { Id } }',
  'query ($a: String = "previewBulkFile") { getAdministrator { Id } }',
  'mutation ($input: PreviewBulkFileInput!) { a: previewBulkFile(input: $input) { Id } b: createLogoutActivity { success } }',
])('a large body is for an import alone: %s', async (query) => {
  const variables = { x: 'x'.repeat(200_000) }
  expect((await asked('/graphql', { query, variables })).status).toBe(413)
})

test('a large import is read, but no large document', async () => {
  const query = 'mutation ($input: PreviewBulkFileInput!) { previewBulkFile(input: $input) { Id } }'
  const variables = { input: { Act: 'SetFloraResults', Csv: 'x'.repeat(200_000) } }
  expect((await asked('/graphql', { query, variables })).status).not.toBe(413)
  expect((await asked('/graphql', { query: `${query}\n${'#'.repeat(200_000)}`, variables })).status).toBe(413)
})

test('a document that does not fit names its fields, and no sentence twice', async () => {
  const query = 'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }'
  const answer = await asked('/graphql', {
    query,
    variables: { input: { UserId: 1, Stop: 'x', Reason: [] } },
  })
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string; fields?: object } }[] }
  expect(errors.map(({ extensions }) => extensions.code)).toContain('BAD_USER_INPUT')
  expect(errors.flatMap(({ extensions }) => Object.keys(extensions.fields ?? {}))).toEqual(
    expect.arrayContaining(['Stop']),
  )
  const unknown = await asked('/graphql', { query: '{ a b c d e f }' })
  expect(((await unknown.json()) as { errors: object[] }).errors).toHaveLength(1)
})

const denials = (actor: Actor) =>
  server.db
    .select()
    .from(activities)
    .where(and(eq(activities.userId, actor.id), eq(activities.category, 'Security')))

test('a refused query names all that it asked for', async () => {
  const member = await applicant(server)
  const query = '{ listMails { nextToken } listSecurityEvents { nextToken } }'
  await asked('/graphql', { query }, member)
  const [row] = await denials(member)
  expect(row?.text).toContain('listMails')
  expect(row?.text).toContain('listSecurityEvents')
})

test('a member fills the log with twenty refusals an hour, also at once', async () => {
  const member = await applicant(server)
  const query = '{ listMails { nextToken } }'
  const answers = await Promise.all(Array.from({ length: 40 }, () => asked('/graphql', { query }, member)))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array(40).fill(expect.stringContaining('FORBIDDEN')),
  )
  expect(await denials(member)).toHaveLength(20)
  // The controls: another member, and the same one an hour later.
  const other = await applicant(server)
  await asked('/graphql', { query }, other)
  expect(await denials(other)).toHaveLength(1)
  server.clock.advance(3_600_001)
  await member.signInAgain()
  await asked('/graphql', { query }, member)
  expect(await denials(member)).toHaveLength(21)
})
