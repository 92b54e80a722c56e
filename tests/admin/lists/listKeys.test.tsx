import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PlainTable } from '../../../admin/parts/components/PlainTable'
import { UserList } from '../../../admin/care/users/UserList'
import { renderScreen } from '../support/renderScreen'
import { listApi } from './listApi'

it('the rows of a list are walked through and chosen by keys, a range with Shift', async () => {
  renderScreen(<UserList />, { resource: 'users', role: 'Administrator', answer: listApi({}) })
  await screen.findByRole('link', { name: '佐藤 葵' })
  const user = userEvent.setup()
  const [, first, , last] = screen.getAllByRole('row')
  // The keys come after the list.
  await waitFor(async () => {
    await user.keyboard('k')
    expect(document.activeElement).toBe(first)
  })
  await user.keyboard('x')
  const bar = await screen.findByRole('region', { name: '選んだ行' })
  expect(within(bar).getByText('1件を選んでいます')).toBeTruthy()
  await user.keyboard('jj{Shift>}x{/Shift}')
  expect(document.activeElement).toBe(last)
  expect(within(bar).getByText('3件を選んでいます')).toBeTruthy()
  await user.keyboard('jx')
  expect(within(bar).getByText('2件を選んでいます')).toBeTruthy()
  await user.keyboard('e')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('of several tables on a page the rows are walked through as one list, and opened', async () => {
  renderScreen(
    <>
      <Table names={['初回のご案内', '定員変更']} />
      <Table names={['予約の確認']} />
    </>,
    { resource: 'mails', role: 'Administrator', answer: () => ({ data: {} }) },
  )
  const user = userEvent.setup()
  const focused = () => document.activeElement?.textContent
  await waitFor(async () => {
    await user.keyboard('k')
    expect(focused()).toBe('初回のご案内')
  })
  await user.keyboard('j')
  expect(focused()).toBe('定員変更')
  await user.keyboard('jj')
  expect(focused()).toBe('予約の確認')
  await user.keyboard('{Enter}')
  expect(decodeURIComponent(window.location.hash)).toBe('#予約の確認')
})

const Table = ({ names }: { names: readonly string[] }) => (
  <PlainTable label={names.join()} headings={['名前']}>
    {names.map((name) => (
      <tr key={name}>
        <td>
          <a href={`#${name}`}>{name}</a>
        </td>
      </tr>
    ))}
  </PlainTable>
)
