import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Role } from '../../../shared/generated/schema'
import { UserList } from '../../../admin/care/users/UserList'
import { renderScreen } from '../support/renderScreen'
import { listApi } from './listApi'

export async function openUserList(settings: Record<string, unknown> = {}, role: Role = 'Administrator') {
  const { calls } = renderScreen(<UserList />, { resource: 'users', role, answer: listApi(settings) })
  await screen.findByRole('link', { name: '佐藤 葵' })
  const lists = () => calls.filter(({ operationName }) => operationName === 'UserList')
  const saved = () =>
    calls.filter(({ operationName }) => operationName === 'SaveConsoleSetting').at(-1)?.variables.input
  return { user: userEvent.setup(), calls, lists, saved }
}

export const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
