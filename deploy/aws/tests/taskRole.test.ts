import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { HEALTH_ACTIONS } from '../lib/taskRole.ts'
import { statementsOf, templates } from './templates.ts'

const statements = () => statementsOf(templates.service, 'ApplicationTaskTaskRole')
const actionsOf = (service: string) =>
  new Set(
    statements()
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(({ Action }) => Action)
      .filter((action: string) => action.startsWith(`${service}:`)),
  )
const source = (path: string) => readFileSync(`../../${path}`, 'utf8')
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Sent without rights, as any browser may. */
const PUBLIC = new Set(['ResendConfirmationCode', 'ForgotPassword'])

/** All text of a folder of the service. */
const folder = (path: string) =>
  readdirSync(`../../${path}`)
    .map((file) => source(`${path}/${file}`))
    .join('\n')

function poolCalls(): Set<string> {
  const calls = [...folder('server/ground/identity').matchAll(/\.((?:admin[A-Z]|list[A-Z])\w+)\(/g)]
  // Ours by the same form of name.
  const names = calls.map(([, name = '']) => capital(name)).filter((name) => name !== 'ListAccounts')
  return new Set(names.map((name) => `cognito-idp:${name}`))
}

/** The name of a command is that of its right, but for listing. */
function fileCalls(): Set<string> {
  const text = folder('server/ground/files')
  const commands = [...text.matchAll(/sdk\.(\w+)Command\(/g)].map(([, name]) => name)
  const pages = [...text.matchAll(/sdk\.paginate(\w+)\(/g)].map(([, name]) => name)
  return new Set(
    [...commands, ...pages].map((name) => `s3:${name === 'ListObjectsV2' ? 'ListBucket' : name}`),
  )
}

test('the service may in the pool what it calls there, and nothing else', () => {
  assert.equal(poolCalls().size, 13)
  assert.deepEqual(actionsOf('cognito-idp'), poolCalls())
})

test('what the client’s type names is what the rights name', () => {
  const [, type = ''] =
    /CognitoClient = Pick<([^>]*)>/.exec(source('server/ground/identity/cognitoAdmin.ts')) ?? []
  const named = [...type.matchAll(/'(\w+)'/g)].map(([, name = '']) => capital(name))
  assert.deepEqual(
    new Set(named.filter((name) => !PUBLIC.has(name)).map((name) => `cognito-idp:${name}`)),
    actionsOf('cognito-idp'),
  )
})

test('the service may with files what it calls there, and nothing else', () => {
  assert.equal(fileCalls().size, 4)
  assert.deepEqual(actionsOf('s3'), fileCalls())
})

test('the service reads the queue of returned mails, and that alone', () => {
  const commands = [...folder('server/office/conversation/mails').matchAll(/sdk\.(\w+)Command\(/g)].map(
    ([, name]) => `sqs:${name}`,
  )
  assert.equal(commands.length, 3)
  assert.deepEqual(actionsOf('sqs'), new Set(commands))
  const ofQueue = statements().filter(({ Action }) => [Action].flat().some((one) => one.startsWith('sqs:')))
  assert.equal(ofQueue.length, 1)
  assert.match(JSON.stringify(ofQueue[0]?.Resource), /^\{[^[]*ReturnedMails/)
})

test('the service has the key of health answers make and open one of its own, and nothing else', () => {
  const commands = [...folder('server/ground/vault').matchAll(/sdk\.(\w+)Command\(/g)].map(
    ([, name]) => `kms:${name}`,
  )
  assert.deepEqual(new Set(commands), new Set(HEALTH_ACTIONS))
  const ofKey = statements().filter(({ Resource }) => JSON.stringify(Resource).includes('HealthKey'))
  assert.equal(ofKey.length, 1)
  assert.deepEqual(new Set(ofKey[0]?.Action), new Set(HEALTH_ACTIONS))
  assert.deepEqual(ofKey[0]?.Condition, {
    StringEquals: { 'kms:EncryptionContext:use': 'person_keys' },
  })
})

test('docs/operations.md names the same rights', () => {
  const [, list = ''] =
    /The service's AWS role may, on that pool only, ([^]*?)\.\n/.exec(source('docs/operations.md')) ?? []
  const pool = [...list.matchAll(/`(?:cognito-idp:)?((?:Admin|ListUsers)\w*)`/g)].map(
    ([, name]) => `cognito-idp:${name}`,
  )
  const files = [...list.matchAll(/`(?:s3:)?((?:Get|Put|Delete)Object|ListBucket)`/g)].map(
    ([, name]) => `s3:${name}`,
  )
  assert.deepEqual(new Set(pool), actionsOf('cognito-idp'))
  assert.deepEqual(new Set(files), actionsOf('s3'))
  const queue = [...list.matchAll(/`(?:sqs:)?((?:Receive|Delete)Message|GetQueueAttributes)`/g)].map(
    ([, name]) => `sqs:${name}`,
  )
  assert.deepEqual(new Set(queue), actionsOf('sqs'))
})

test('no right is for everything, and nothing beyond pool, files, queue and their keys', () => {
  for (const { Action, Resource } of statements()) {
    assert.notEqual(Resource, '*')
    for (const action of [Action].flat()) assert.match(action, /^(cognito-idp|s3|sqs|kms):\w+$/)
  }
})

test('the heads of the log cannot be deleted by the service', () => {
  const [denied, ...rest] = statements().filter(({ Effect }) => Effect === 'Deny')
  assert.equal(rest.length, 0)
  assert.equal(denied?.Action, 's3:DeleteObject')
  assert.match(JSON.stringify(denied?.Resource), /\/activity-heads\/\*/)
})

test('the task that migrates may call nothing', () => {
  assert.deepEqual(statementsOf(templates.migration, 'TaskTaskRole'), [])
})
