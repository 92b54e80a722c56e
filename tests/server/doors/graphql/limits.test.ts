import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../../server/doors/graphql/engine'
import { apiSchema } from '../../../../server/doors/graphql/schema'
import { staff, type Actor } from '../../../support/actors'
import { callApi, sendApi, codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { FULL } from '../../../support/full'

let server: TestServer
let actor: Actor
beforeAll(async () => {
  server = await startTestServer()
  actor = await staff(server)
})
afterAll(() => server.close())

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ')
const nested = (depth: number) =>
  '{ __type(name: "User") ' + '{ ofType '.repeat(depth) + '{ name }' + ' }'.repeat(depth) + ' }'
const list = 'listUsersByIdProfileCreatedAt'

describe('documents that ask for too much are refused before anything runs', () => {
  const allowed: [string, string][] = [
    ['five root fields', `{ ${times(5, (i) => `a${i}: __typename`)} }`],
    ['fifteen aliases', `{ getPreference { ${times(15, (i) => `a${i}: Id`)} } }`],
    [
      'twenty directives',
      `{ getPreference { ${times(20, (i) => `Id @include(if: ${i % 2 === 0})`)} Month } }`,
    ],
    ['a hundred people with forty fields', `{ ${list}(limit: 100) { items { ${times(40, () => 'Id')} } } }`],
  ]
  test.each(allowed)('%s are answered', async (_name, query) => {
    expect(codeOf(await actor.send(query))).toBeNull()
  })

  const refused: [string, string][] = [
    ['six root fields', `{ ${times(6, (i) => `a${i}: __typename`)} }`],
    [
      'six root fields in a fragment',
      `{ ...F } fragment F on Query { ${times(6, (i) => `a${i}: __typename`)} }`,
    ],
    ['six root fields in inline fragments', `{ ${times(6, (i) => `... on Query { a${i}: __typename }`)} }`],
    ['sixteen aliases', `{ getPreference { ${times(16, (i) => `a${i}: Id`)} } }`],
    ['twenty-one directives', `{ getPreference { ${times(21, () => 'Id @include(if: true)')} } }`],
    ['a thousand tokens', `{ getPreference { ${times(1000, () => 'Id')} } }`],
    [
      'a hundred people with fifty-one fields',
      `{ ${list}(limit: 100) { items { ${times(51, () => 'Id')} } } }`,
    ],
    [
      'a page size in a variable counts as the largest',
      `query ($l: Int) { ${list}(limit: $l) { items { ${times(51, () => 'Id')} } } }`,
    ],
    ['nine levels', `{ getUser ${'{ Profile '.repeat(8)} { Id } ${'}'.repeat(8)} }`],
    ['a fragment in itself', '{ ...F } fragment F on Query { getPreference { Id } ...F }'],
    ['two fragments in each other', '{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }'],
    [
      'fragments that double thirty times',
      `{ getPreference { ...F0 } } ${times(30, (i) => `fragment F${i} on PreferenceSlot { Id ...F${i + 1} ...F${i + 1} }`)} fragment F30 on PreferenceSlot { Id }`,
    ],
    ['ten thousand brackets', '{a'.repeat(10_000)],
    ['ten thousand brackets in a value', `{ getPreference(a: ${'['.repeat(10_000)}`],
    ['an unknown field', '{ getPreferenc { Id } }'],
    ['what is no GraphQL', 'SELECT 1'],
  ]
  test.each(refused)('%s are not', async (_name, query) => {
    const answer = await actor.send(query)
    expect(answer.errors?.[0]).toEqual({
      message: '入力内容を確認してください。',
      extensions: { code: 'BAD_USER_INPUT', detail: expect.objectContaining({ reason: expect.any(String) }) },
    })
    expect(answer.data ?? null).toBeNull()
    expect(JSON.stringify(answer)).not.toMatch(/did you mean|getPreference\b/i)
  })

  test('the most hostile of them costs no more than a few ordinary calls', async () => {
    const time = async (query: string) => {
      const runs: number[] = []
      for (let run = 0; run < 3; run++) {
        const start = performance.now()
        await server.app.inject({ method: 'POST', url: '/graphql', payload: { query: `${query} # ${run}` } })
        runs.push(performance.now() - start)
      }
      return Math.min(...runs)
    }
    const ordinary = await time('{ a: __typename b: __typename }')
    for (const [name, query] of refused) expect(await time(query), name).toBeLessThan(ordinary * 5 + 50)
  })
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test.runIf(FULL)('a thousand documents sent once or twice do not stay in memory', async () => {
  const schema = apiSchema()
  const engine = createEngine(schema, { developer: false })
  const send = async (round: string, count: number) => {
    for (let i = 0; i < count; i++) {
      const source = `{ ${times(5, (n) => `${round}${i}x${n}: __typename`)} } # ${'x'.repeat(9_500)}`
      for (let time = 1; time <= 2; time++) {
        const document = engine.parse(source)
        expect(engine.validate(document)).toEqual([])
        await engine.execute({ schema, document })
      }
    }
  }
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  await send('warm', 200)
  const before = held()
  await send('hostile', 1000)
  expect(held() - before).toBeLessThan(50_000_000)
})

describe('in production mode', () => {
  let production: TestServer
  beforeAll(async () => {
    production = await startTestServer({ production: true })
  })
  afterAll(() => production.close())

  test.each(['{ __schema { queryType { name } } }', nested(1), '{ getUsr { Id } }'])(
    '%s tells nothing',
    async (query) => {
      const answer = await sendApi(production, null, query)
      const refusal = { message: '入力内容を確認してください。', extensions: { code: 'BAD_USER_INPUT' } }
      expect(answer.errors).not.toHaveLength(0)
      for (const error of answer.errors ?? []) expect(error).toEqual(refusal)
      expect(answer.data).toBeUndefined()
    },
  )

  test('introspection is there in the embedded mode', async () => {
    expect(codeOf(await callApi(server, null, '{ __schema { queryType { name } } }'))).toBeNull()
  })
})
