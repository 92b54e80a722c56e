import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicant, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let member: Actor
beforeAll(async () => {
  server = await startTestServer()
  member = await applicant(server)
})
afterAll(() => server.close())

const secret = 'himitsu-no-denwa-09099998888'

describe('an error nobody foresaw', () => {
  test('is masked, bears the number of the request, and is in the log with its cause', async () => {
    const { mail } = server.deps
    const { enqueue } = mail
    mail.enqueue = async () => {
      throw new TypeError('the outbox has fallen over')
    }
    const call =
      'mutation ($name: String!) { createAdministrator(input: { Name: $name, Email: "a@example.com", Role: Support }) { Id } }'
    const admin = await staff(server)
    const answer = await admin.call(call, { name: '秘密花子' })
    mail.enqueue = enqueue
    const [error] = answer.errors ?? []
    const requestId = /（受付番号：([0-9a-f-]{36})）$/.exec(error?.message ?? '')?.[1]
    expect(error).toMatchObject({
      message: `サーバーでエラーが起きました。時間をおいて、もう一度お試しください。（受付番号：${requestId}）`,
      extensions: { code: 'INTERNAL' },
    })
    expect(JSON.stringify(answer)).not.toMatch(/outbox|TypeError|stack|\.ts/)
    const lines = server.logged.filter((line) => line.includes('operation failed'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { name: 'TypeError', stack: expect.arrayContaining([expect.stringContaining('masking.test.ts')]) },
    })
    expect(lines[0], 'messages may hold values').not.toContain('fallen over')
    expect(lines[0]).toContain(requestId)
    expect(lines[0]).not.toContain('秘密花子')
  })
})

describe('what a person sent', () => {
  const save = 'mutation ($profile: UpdateUserProfileInput!) { updateUserProfile(input: $profile) { Id } }'

  test.each([
    ['a variable of another type', save, { profile: { LastName: { nested: secret } } }],
    ['an unknown field', save, { profile: { [`x${randomUUID().replaceAll('-', '')}`]: secret } }],
    ['a field that is not in order', save, { profile: { LastName: `${secret}\u0000` } }],
    ['a value in the document', `{ getUserById(UserId: {a: "${secret}"}) { Id } }`, {}],
    ['an unknown field of the document', `{ ${secret.replaceAll('-', '_')} }`, {}],
  ])('is neither in the answer nor in the log: %s', async (_name, call, variables) => {
    for (let time = 1; time <= 3; time++) {
      const answer = await member.send(call, variables)
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
      expect(JSON.stringify(answer)).not.toContain('himitsu')
    }
    expect(server.logged.join('')).not.toContain('himitsu')
  })
})
