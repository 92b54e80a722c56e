import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { UserList } from '../../../admin/users/UserList'
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
