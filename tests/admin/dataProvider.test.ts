import { HttpError } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { createConsoleClock } from '../../admin/ground/console/ConsoleContext'
import { createGraphQLClient } from '../../admin/ground/dataProvider/createGraphQLClient'
import { DeskCountDocument } from '../../admin/generated/graphql'
import { fakeApi, refusal, type ApiAnswer, type ApiCall } from './support/fakeApi'

const sort = { field: 'ProfileCreatedAt', order: 'DESC' } as const
const page = (number: number, perPage = 25) => ({
  pagination: { page: number, perPage },
  sort,
  filter: {},
})

/** A list of 260 people; the token of a page says at which row it begins. */
function people({ variables }: ApiCall): ApiAnswer {
  const begin = Number(String(variables.nextToken ?? 'token:0').split(':')[1])
  const end = Math.min(begin + Number(variables.limit), 260)
  const nextToken = end < 260 ? `token:${end}` : null
  const items = Array.from({ length: end - begin }, (_, index) => ({ Id: `user-${begin + index}` }))
  return { data: { listUsersByIdProfileCreatedAt: { items, nextToken, total: 260 } } }
}

describe('a list', () => {
  it('is asked for once, with the token of the caller', async () => {
    const { calls, dataProvider } = fakeApi(people)
    const { data, total, pageInfo } = await dataProvider.getList('users', page(1))
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ operationName: 'UserList', authorization: 'token' })
    expect(data[0]).toMatchObject({ id: 'user-0', Id: 'user-0' })
    expect(total).toBe(260)
    expect(pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false })
  })

  it('goes to the next page with the token the last one gave, in one call', async () => {
    const { calls, dataProvider } = fakeApi(people)
    await dataProvider.getList('users', page(1))
    const { data } = await dataProvider.getList('users', page(2))
    expect(calls).toHaveLength(2)
    expect(calls[1]?.variables).toMatchObject({ nextToken: 'token:25', limit: 25 })
    expect(data[0]?.id).toBe('user-25')
  })

  it('opens a page by link in one call, by its number, and goes on from there by token', async () => {
    const { calls, dataProvider } = fakeApi(people)
    const { data, pageInfo } = await dataProvider.getList('users', page(10))
    await dataProvider.getList('users', page(11))
    expect(calls.map(({ variables }) => variables.nextToken)).toEqual(['offset:225', 'token:250'])
    expect(data[0]?.id).toBe('user-225')
    expect(pageInfo?.hasNextPage).toBe(true)
  })

  it('is empty behind its end', async () => {
    const { dataProvider } = fakeApi(people)
    const { data, pageInfo } = await dataProvider.getList('users', page(40))
    expect(data).toEqual([])
    expect(pageInfo?.hasNextPage).toBe(false)
  })

  it('asks for nothing further on than the API can jump', async () => {
    const { calls, dataProvider } = fakeApi(people)
    const { data } = await dataProvider.getList('users', page(402))
    expect(data).toEqual([])
    expect(calls).toEqual([])
  })

  it('keeps the pages of different conditions and orders apart', async () => {
    const { calls, dataProvider } = fakeApi(people)
    await dataProvider.getList('users', page(1))
    await dataProvider.getList('users', { ...page(2), filter: { q: '佐藤' } })
    await dataProvider.getList('users', { ...page(2), sort: { field: 'LastName', order: 'ASC' } })
    expect(calls.map(({ variables }) => variables.nextToken)).toEqual([null, 'offset:25', 'offset:25'])
  })

  it('asks by number after a token was refused', async () => {
    const { calls, dataProvider } = fakeApi((call) =>
      call.variables.nextToken === 'token:25'
        ? refusal('BAD_USER_INPUT', '一覧を開き直してください。')
        : people(call),
    )
    await dataProvider.getList('users', page(1))
    await expect(dataProvider.getList('users', page(2))).rejects.toThrow('一覧を開き直してください。')
    const { data } = await dataProvider.getList('users', page(2))
    expect(data[0]?.id).toBe('user-25')
    expect(calls).toHaveLength(3)
  })

  it('is given up when the screen was left', async () => {
    const { calls, dataProvider } = fakeApi(people)
    const left = new AbortController()
    left.abort()
    await expect(dataProvider.getList('users', { ...page(1), signal: left.signal })).rejects.toThrow(
      '通信できませんでした',
    )
    expect(calls).toEqual([])
  })
})

describe('the conditions of a list', () => {
  const asked = async (filter: unknown) => {
    const { calls, dataProvider } = fakeApi(people)
    await dataProvider.getList('users', { ...page(1), filter })
    return calls[0]?.variables.filter
  }

  it.each([
    [{ q: ' 佐藤 ' }, { q: { contains: '佐藤' } }],
    [{ status: ['Guidance', 'Donation'] }, { UserStatus: { in: ['Guidance', 'Donation'] } }],
    [
      { check: ['Failed_1'], pref: ['Yamagata', 'Tokyo'] },
      { OnlineCheckResult: { in: ['Failed_1'] }, Pref: { in: ['Yamagata', 'Tokyo'] } },
    ],
    [
      { rank: 'Gold', certified: ['Certified'] },
      { UserRank: { in: ['Gold'] }, DonorStatus: { in: ['Certified'] } },
    ],
    [
      { deleted: false, caution: 'true' },
      { DeleteStatus: { eq: false }, HasCaution: { eq: true } },
    ],
    [{ suspended: true }, { or: [{ SuspensionStatus1: { eq: true } }, { SuspensionStatus2: { eq: true } }] }],
    [{ suspended: false }, { SuspensionStatus1: { eq: false }, SuspensionStatus2: { eq: false } }],
    [
      { registeredFrom: '2026-11-01', registeredTo: '2026-11-30' },
      { RegistrationDateOfService: { ge: '2026-11-01', le: '2026-11-30' } },
    ],
    [{ totalFrom: '５' }, { TotalDonationsCount: { ge: 5 } }],
    [{ latestTo: '0' }, { LatestDonationsCount: { le: 0 } }],
    [{ due: 'overdue' }, { NextDate: { lt: '2026-11-21' } }],
    [{ due: 'week' }, { NextDate: { ge: '2026-11-21', le: '2026-11-27' } }],
  ])('%j', async (filter, expected) => {
    expect(await asked(filter)).toEqual(expected)
  })

  it.each([
    [
      {
        status: ['Boss'],
        check: 'Maybe',
        pref: 3,
        deleted: 'perhaps',
        registeredFrom: '2026-02-30',
        q: '  ',
      },
    ],
    [{ totalFrom: 'many', latestTo: '-1', due: 'someday' }],
    [{ nobody: 'knows' }],
    ['text'],
  ])('leaves out what is not understood: %j', async (filter) => {
    expect(await asked(filter)).toEqual({})
  })

  it('sorts by the field of the contract that a column stands for', async () => {
    const { calls, dataProvider } = fakeApi(people)
    await dataProvider.getList('users', { ...page(1), sort: { field: 'LastName', order: 'ASC' } })
    expect(calls[0]?.variables).toMatchObject({ sortField: 'LastNameFurigana', sortDirection: 'ASC' })
  })
})

describe('the activity log', () => {
  const log = () => ({ data: { listUserActivity: { items: [], count: 10_001 } } })

  it('is paged by offset, with days as they are in Japan', async () => {
    const { calls, dataProvider } = fakeApi(log)
    const filter = {
      timeFrom: '2026-11-01',
      timeTo: '2026-11-30',
      category: 'Guidance',
      operation: 'Reserve',
    }
    const { total } = await dataProvider.getList('activity', { ...page(3), filter })
    expect(total).toBe(10_001)
    expect(calls[0]?.variables).toEqual({
      from: '2026-10-31T15:00:00.000Z',
      to: '2026-11-30T15:00:00.000Z',
      category: 'Guidance',
      operation: 'Reserve',
      limit: 25,
      offset: 50,
    })
  })

  it('leaves the beginning to the API where none is asked for', async () => {
    const { calls, dataProvider } = fakeApi(log)
    await dataProvider.getList('activity', page(1))
    expect(calls[0]?.variables).toEqual({ limit: 25, offset: 0 })
  })
})

describe('a refusal', () => {
  const failureOf = async (answer: ApiAnswer, options?: { signedOut: boolean }): Promise<HttpError> => {
    const { dataProvider } = fakeApi(() => answer, options)
    const input = { Year: 2026, Month: 12, AvailableSlots: 1, AdditionalAvailableSlots: 0 }
    const failure: unknown = await dataProvider
      .update('preferenceSlots', { id: '1', data: input, previousData: { id: '1', ...input } })
      .catch((error: unknown) => error)
    if (!(failure instanceof HttpError)) throw new Error('It did not fail as it should')
    return failure
  }

  it('of input names the fields', async () => {
    const sentence = '案内済みの12名を下回る枠数にはできません。'
    const failure = await failureOf(refusal('BAD_USER_INPUT', sentence, { AvailableSlots: sentence }))
    expect(failure.status).toBe(422)
    expect(failure.body).toEqual({ code: 'BAD_USER_INPUT', errors: { AvailableSlots: sentence } })
  })

  it.each([
    ['UNAUTHENTICATED', 401, 401],
    ['FORBIDDEN', 200, 403],
    ['NOT_FOUND', 200, 404],
    ['CONFLICT', 200, 409],
    ['INVALID_STATE', 200, 409],
    ['RATE_LIMITED', 429, 429],
    ['INTERNAL', 200, 500],
  ])('%s over HTTP %i is %i and keeps its sentence', async (code, http, status) => {
    const failure = await failureOf(refusal(code, '理由の文です。', undefined, http))
    expect(failure).toMatchObject({ status, message: '理由の文です。', body: { code } })
  })

  it('without a session makes no call and ends it', async () => {
    const failure = await failureOf({ data: {} }, { signedOut: true })
    expect(failure.status).toBe(401)
  })

  it('by a lost connection says so', async () => {
    const { dataProvider } = fakeApi(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(dataProvider.getOne('users', { id: '1' })).rejects.toThrow(
      '通信できませんでした。接続を確認して、もう一度お試しください。',
    )
  })
})

it('an answer tells the time, for a device may be put right while the console is open', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00Z'), toFake: ['Date'] })
  const clock = createConsoleClock('2026-12-01T00:00:10Z')
  vi.setSystemTime(Date.parse('2026-12-01T00:01:10Z'))
  const date = 'Tue, 01 Dec 2026 00:01:10 GMT'
  const client = createGraphQLClient({
    endpoint: '/graphql',
    getAccessToken: async () => 'token',
    noteTime: clock.note,
    fetch: async () => Response.json({ data: { countWork: { All: 3 } } }, { headers: { date } }),
  })
  await client.query({ query: DeskCountDocument })
  expect(clock.now().toUTCString()).toBe(date)
  vi.useRealTimers()
})

describe('a call too many', () => {
  const refused = (wait?: string) => {
    const errors = [{ message: '混み合っています。', extensions: { code: 'RATE_LIMITED' } }]
    return Response.json({ errors }, { status: 429, headers: wait ? { 'retry-after': wait } : {} })
  }
  const asked = (...answers: Response[]) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => answers.shift() ?? refused())
    const client = createGraphQLClient({ endpoint: '/graphql', getAccessToken: async () => 'token', fetch })
    return { fetch, answer: client.query({ query: DeskCountDocument }).catch((failure: unknown) => failure) }
  }

  it('is sent again when the wait is over that the answer names', async () => {
    const waits: number[] = []
    vi.stubGlobal('setTimeout', (done: () => void, ms: number) => {
      waits.push(ms)
      done()
    })
    const { fetch, answer } = asked(refused('7'), Response.json({ data: { countWork: { All: 3 } } }))
    expect(await answer).toMatchObject({ data: { countWork: { All: 3 } } })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(waits).toContain(7_000)
    vi.unstubAllGlobals()
  })

  it('is given up where no wait is named, and after the second refusal', async () => {
    for (const [first, times] of [
      [refused(), 1],
      [refused('0'), 2],
    ] as const) {
      const { fetch, answer } = asked(first)
      expect(await answer).toBeInstanceOf(Error)
      expect(fetch).toHaveBeenCalledTimes(times)
    }
  })
})
