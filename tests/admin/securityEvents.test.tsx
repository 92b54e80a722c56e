import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SecurityEventList } from '../../admin/records/security/SecurityEventList'
import { renderScreen } from './support/renderScreen'

const event = (Id: string, values: object) => ({
  Id,
  Time: '2026-11-20T01:00:00.000Z',
  LastTime: '2026-11-20T01:00:40.000Z',
  Kind: 'SignInFailed',
  Count: 1,
  Network: '203.0.113.0/24',
  AccountId: null,
  User: null,
  RequestId: `request-${Id}`,
  ...values,
})
const items = [
  event('1', {
    Kind: 'Locked',
    Count: 1200,
    AccountId: 'member-1',
    User: {
      Id: 'member-1',
      Email: null,
      DonorId: null,
      LastName: '森',
      FirstName: '春香',
      LastNameFurigana: null,
      FirstNameFurigana: null,
      DeleteStatus: false,
    },
  }),
  event('2', {}),
]

function open() {
  const { calls } = renderScreen(<SecurityEventList />, {
    resource: 'securityEvents',
    role: 'Administrator',
    answer: ({ operationName }) =>
      operationName === 'ConsoleSettings'
        ? { data: { getConsoleSettings: [] } }
        : { data: { listSecurityEvents: { items, nextToken: null, total: 2 } } },
  })
  const asked = () =>
    calls
      .filter(({ operationName }) => operationName === 'SecurityEventList')
      .map(({ variables }) => variables)
  return { asked, user: userEvent.setup() }
}

describe('the security log', () => {
  it('tells what, how often, whose and from where', async () => {
    open()
    expect(await screen.findByText('ログインの一時制限')).toBeTruthy()
    expect(screen.getByText('1,200回')).toBeTruthy()
    expect(screen.getByText('パスワードの誤り')).toBeTruthy()
    expect(screen.getAllByText('203.0.113.0/24')).toHaveLength(2)
    expect(screen.getByText(/森.*春香/)).toBeTruthy()
  })

  it('can be narrowed to what failed', async () => {
    const { asked, user } = open()
    await user.click(await screen.findByRole('tab', { name: /失敗と制限/ }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[1]).toMatchObject({
      filter: { Kind: { in: expect.arrayContaining(['SignInFailed', 'Locked']) } },
    })
  })
})
