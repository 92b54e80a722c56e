import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, certified, staff, waiting, type Actor } from '../../../support/actors'
import { never, notYet, passing, START, SUBMIT } from '../../../support/answers'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let support: Actor
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  support = await staff(server, 'Support')
  office = await staff(server)
})
afterAll(() => server.close())

const FIELDS = 'RetryState RetryFrom WaitingSince WaitingPosition'
type Shown = {
  Id: string
  RetryState: string | null
  RetryFrom: string | null
  WaitingSince: string | null
  WaitingPosition: number | null
}

async function shown({ id }: Actor): Promise<[string | null, string | null]> {
  const answer = await support.call(
    `query ($id: ID!) { getUserById(UserId: $id) { Profile { ${FIELDS} } } }`,
    { id },
  )
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  const { RetryState, RetryFrom } = answer.data.getUserById.Profile
  return [RetryState, RetryFrom]
}

async function listed(variables: object): Promise<Shown[]> {
  const answer = await office.call(
    `query ($filter: UserProfileFilter, $sortField: UserProfileSortField) {
      listUsersByIdProfileCreatedAt(filter: $filter, sortField: $sortField, sortDirection: ASC) {
        items { Id ${FIELDS} }
      }
    }`,
    { ...variables },
  )
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.listUsersByIdProfileCreatedAt.items
}

async function answerWith(actor: Actor, answers: object) {
  const { data } = await actor.call(START)
  await actor.call(SUBMIT, { id: data?.startOnlineCheck.Id, answers })
}

test('tells support apart who has not answered, who may later, who cannot, and who may again', async () => {
  const [fresh, later, refused, tested] = await Promise.all([
    applicant(server),
    applicant(server),
    applicant(server),
    applicant(server, { onlineCheckResult: 'Passed', retryFrom: '2027-02-23' }),
  ])
  await answerWith(later, notYet('2026-11-20'))
  await answerWith(refused, never)
  expect(await shown(fresh)).toEqual(['NotAnswered', null])
  expect(await shown(later)).toEqual(['NotYet', '2027-02-20'])
  expect(await shown(refused)).toEqual(['NotPossible', null])
  expect(await shown(tested)).toEqual(['NotYet', '2027-02-23'])
  expect(await shown(await certified(server))).toEqual([null, null])

  const ids = [fresh, later, refused, tested].map(({ id }) => id)
  const sorted = await listed({ filter: { Id: { in: ids } }, sortField: 'RetryFrom' })
  expect(sorted.slice(0, 2).map(({ Id }) => Id)).toEqual([later.id, tested.id])
  const filter = { Id: { in: ids }, RetryState: { in: ['NotPossible'] } }
  expect((await listed({ filter })).map(({ Id }) => Id)).toEqual([refused.id])

  server.clock.advance(1000)
  await office.call('mutation ($input: WithReasonInput!) { reopenOnlineCheck(input: $input) { Id } }', {
    input: { UserId: refused.id, Reason: '診断が訂正された' },
  })
  expect(await shown(refused)).toEqual(['MayAnswer', null])
  await answerWith(refused, passing)
  expect(await shown(refused)).toEqual([null, null])
})

test('the person reads only since when they wait', async () => {
  const person = await waiting(server)
  const answer = await person.call(`{ getUser { Profile { ${FIELDS} } } }`)
  expect(answer.data).toEqual({
    getUser: {
      Profile: {
        RetryState: null,
        RetryFrom: null,
        WaitingSince: expect.any(String),
        WaitingPosition: null,
      },
    },
  })
})

test('the waiting list is a list: in its order, the suspended without a place', async () => {
  const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)
  const stopped = await waiting(server, minutesAgo(90))
  const line = [await waiting(server, minutesAgo(80)), await waiting(server, minutesAgo(70))]
  await office.call('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', {
    input: { UserId: stopped.id, Stop: true, Reason: '確認中' },
  })
  const ids = [stopped, ...line].map(({ id }) => id)
  const sorted = await listed({ filter: { Id: { in: ids } }, sortField: 'WaitingSince' })
  expect(sorted.map(({ Id, WaitingPosition }) => [Id, WaitingPosition])).toEqual([
    [ids[0], null],
    [ids[1], 1],
    [ids[2], 2],
  ])
  const positions = await Promise.all(
    [stopped, ...line].map(
      async (person) => (await person.call('{ getUser { WaitingPosition } }')).data?.getUser.WaitingPosition,
    ),
  )
  expect(positions).toEqual([null, 1, 2])
})
