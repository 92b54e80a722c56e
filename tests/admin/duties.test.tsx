import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DutiesPage } from '../../admin/office/accounts/DutiesPage'
import { DutyNotice } from '../../admin/office/accounts/DutyNotice'
import { allRoles } from '../../shared/rules/records/access/roles'
import { DUTIES_OF_BEFORE } from '../../admin/ground/words/duties'
import { renderScreen } from './support/renderScreen'

/** By the words themselves: jsdom takes seconds for the names of hundreds of cells. */
const marksOf = async (words: RegExp) =>
  [...((await screen.findByText(words)).closest('tr')?.querySelectorAll('[role=img]') ?? [])].map((mark) =>
    mark.getAttribute('aria-label'),
  )

it('shows everybody of staff what each duty may do and read', async () => {
  renderScreen(<DutiesPage />, {
    resource: 'administrators',
    role: 'Reception',
    answer: () => ({ data: {} }),
  })
  expect(await marksOf(/^健康の情報（/)).toEqual(
    allRoles.map((role) => (role === 'Physician' ? 'できる' : 'できない')),
  )
  expect((await marksOf(/^その日にいらっしゃる方/))[3]).toBe('今日の分だけ')
  expect(await screen.findByText(/あなたの役割は、受付です。/)).toBeTruthy()
})

it('tells an administrator of before once that she reads health as she did', async () => {
  const kept: unknown[] = []
  const show = () =>
    renderScreen(<DutyNotice />, {
      resource: 'administrators',
      role: 'Administrator',
      answer: ({ variables }) => {
        if ('input' in variables) kept.push(variables.input)
        return { data: { getConsoleSettings: kept, saveConsoleSetting: null } }
      },
    })
  show()
  await userEvent.click(await screen.findByRole('button', { name: DUTIES_OF_BEFORE.read }))
  await waitFor(() => expect(screen.queryByText(DUTIES_OF_BEFORE.title)).toBeNull())
  expect(kept).toEqual([{ Key: 'notice.duties', Value: true }])
  const { calls } = show()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByText(DUTIES_OF_BEFORE.title)).toBeNull()
})
