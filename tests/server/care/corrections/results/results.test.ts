import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicant, staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { startTestServer, type TestServer } from '../../../../support/testServer'
import { receivedTest, record, result, stateOf } from '../../floraTests/support'
import { change, takeBack } from '../../undo/undoTesting'
import { confirm, confirmSeen, look, propose } from './support'

let server: TestServer
let proposer: Actor
let second: Actor
let user: Actor
let RecordId: string
beforeAll(async () => {
  server = await startTestServer()
  proposer = await staff(server)
  second = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  user = await applicant(server)
  RecordId = await receivedTest(proposer, user)
})

const share = () => record(proposer, result(RecordId))
const right = { IntestinalFloraComposition: { Blautia: 0.5, Bacteroides: 0.5 } }
const idOf = (answer: Awaited<ReturnType<typeof propose>>) => answer.data?.proposeCorrection.Id ?? ''

test('another result stands in the report once a second person has confirmed it', async () => {
  expect(codeOf(await propose(proposer, { RecordId, FloraTest: right }))).toBe('INVALID_STATE')
  await share()
  const before = await stateOf(server, user)
  const id = idOf(await propose(proposer, { RecordId, FloraTest: right }))
  expect(await stateOf(server, user)).toEqual(before)
  expect((await look(second, id)).Changes.map(({ Label }) => Label)).toEqual([
    '多様性スコア',
    'エンテロタイプ',
    '構成',
  ])
  expect(codeOf(await confirmSeen(second, id))).toBeNull()
  const { tests, mails, profile } = await stateOf(server, user)
  expect(tests).toMatchObject([
    {
      status: 'Shared',
      diversityScoreScaled: 13.1,
      enterotype: 'バクテロイデス型',
      ranking: expect.any(Number),
    },
  ])
  expect(profile?.intestinalFloraCount).toBe(1)
  expect(mails).toContain('resultCorrected')
})

test('a result that is taken back leaves the report, and the right one may be shared again', async () => {
  await share()
  const id = idOf(await propose(proposer, { RecordId, TakeBack: true, Cause: 'MixUp' }))
  const { Changes } = await look(second, id)
  expect(Changes.map(({ Label, After }) => `${Label} ${After}`)).toEqual([
    '多様性スコア ',
    'エンテロタイプ ',
    '構成 ',
  ])
  expect(codeOf(await confirmSeen(second, id))).toBeNull()
  const { tests, profile } = await stateOf(server, user)
  expect(tests).toMatchObject([
    {
      status: 'Received',
      diversityScore: null,
      intestinalFloraComposition: null,
      ranking: null,
      sharedDate: null,
    },
  ])
  expect(profile?.intestinalFloraCount).toBe(0)
  const { data } = await user.call('{ getUser { Corrections { Kind TakesBack } } }')
  expect(data?.getUser.Corrections).toEqual([{ Kind: 'FloraTest', TakesBack: true }])
  expect(codeOf(await share())).toBeNull()
})

test('a proposal is stale where the record has changed since, and says so', async () => {
  const SHARE =
    'mutation ($input: RecordIntestinalFloraTestInput!) { recordIntestinalFloraTest(input: $input) { Id } }'
  const shared = await change(server, proposer, SHARE, { input: result(RecordId) })
  const id = idOf(await propose(proposer, { RecordId, TakeBack: true }))
  const seen = (await look(second, id)).Consequences?.Fingerprint ?? ''
  expect(codeOf(await takeBack(proposer, shared.extensions?.undo.Id))).toBeNull()
  expect(await look(second, id)).toMatchObject({ Stale: true, Consequences: null })
  expect(codeOf(await confirm(second, id, seen))).toBe('CONFLICT')
  // Not the same result again.
  await record(proposer, result(RecordId, { ExamDate: '2026-11-30' }))
  expect(codeOf(await confirm(second, id, seen))).toBe('CONFLICT')
})
