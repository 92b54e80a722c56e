import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoleSettings } from '../../../../server/ground/tables/administrators'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { applicant, type Actor } from '../../../support/actors'
import { admin, DELETE, server, startLeavingCases, tablesHolding, WITHDRAW } from './leavingCases'

startLeavingCases()

const NAME = {
  lastName: '金糸雀',
  firstName: '跡子',
  lastNameFurigana: 'カナリヤ',
  firstNameFurigana: 'アトコ',
}
const TEL = '09077001234'
const SAVE =
  'mutation ($key: String!, $value: JSON!) { saveConsoleSetting(input: { Key: $key, Value: $value }) { Key } }'

const filesHolding = (text: string) =>
  readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'utf8').includes(text))

const view = (name: string, filter: object) => ({
  id: name,
  name,
  filter,
  sort: { field: 'Id', order: 'ASC' },
})
const keep = async (key: string, value: unknown) => {
  const { errors } = await admin.call(SAVE, { key, value })
  expect(errors).toBeUndefined()
}
const kept = async () =>
  Object.fromEntries((await server.db.select().from(consoleSettings)).map(({ key, value }) => [key, value]))

test.each(['withdrawal', 'deletion'])('%s leaves no trace in any table or file', async (way) => {
  const person = await applicant(server, { ...NAME, tel: TEL })
  const { email } = person
  const usual = view('鶴岡の方', { City: { contains: '鶴岡' } })
  await keep('list.users', {
    density: 'compact',
    views: [
      view('電話の方', { q: { contains: '090-7700-1234' } }),
      view('住所の確認', { Email: { eq: email.toUpperCase() } }),
      view('金糸雀 跡子さん', {}),
      view('氏名', { LastName: { eq: '金糸雀' }, FirstName: { eq: '跡子' } }),
      usual,
      view('同じ姓', { LastName: { eq: '金糸雀' } }),
    ],
  })
  await keep('last', { opened: person.id })
  await keep('theme', 'dark')
  const asked = await fetch(`${server.url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
    },
    body: JSON.stringify({ ClientId: server.deps.settings.pool.userPoolClientId, Username: email }),
  })
  expect(asked.status).toBe(200)
  await server.deps.mail.deliverPending()
  expect(filesHolding(email).length).toBeGreaterThan(0)

  await leave(person, way)
  await server.deps.mail.deliverPending()
  expect(await kept()).toEqual({
    'list.users': { density: 'compact', views: [usual, view('同じ姓', { LastName: { eq: '金糸雀' } })] },
    last: {},
    theme: 'dark',
  })
  for (const text of [email, TEL, NAME.firstName, NAME.firstNameFurigana])
    expect(await tablesHolding(text), text).toEqual([])
  // The farewell is what she still gets.
  expect(filesHolding(email).filter((path) => !path.includes('-withdrawn-'))).toEqual([])
  expect(filesHolding(email)).not.toEqual([])
  server.clock.advance(25 * 60 * 60 * 1000)
  await forgetOldData(server.deps, server.clock.now())
  expect(filesHolding(email)).toEqual([])
})

async function leave(person: Actor, way: string): Promise<void> {
  const answer =
    way === 'withdrawal'
      ? await person.call(WITHDRAW)
      : await admin.call(DELETE, { id: person.id, reason: '申し出' })
  expect(answer.errors).toBeUndefined()
}
