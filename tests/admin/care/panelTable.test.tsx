import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PanelTablePage } from '../../../admin/care/units/PanelTablePage'
import type { ApiCall } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'

const line = (Line: number, more: object = {}) => ({
  Line,
  UserId: `user-${Line}`,
  User: null,
  State: 'New',
  Kind: 'Interim',
  FirstDay: '2026-11-20',
  LastDay: '2026-11-20',
  Outcome: 'Passed',
  Findings: [],
  Missing: [],
  Problems: [],
  ...more,
})
const found = { Outcome: 'NotPassed', Findings: ['陽性：HIV'] }

async function choose(lines: ReturnType<typeof line>[]) {
  let left = 1
  const { calls } = renderScreen(<PanelTablePage />, {
    resource: 'units',
    role: 'Physician',
    answer: ({ operationName }: ApiCall) => {
      if (operationName === 'PanelAnalytes') return { data: { listCriteria: { items: [] } } }
      if (operationName === 'PreviewTestPanels')
        return { data: { previewTestPanels: { Fingerprint: 'shown', Lines: lines } } }
      return { data: { recordTestPanels: { Recorded: 1, Left: left-- } } }
    },
  })
  const user = userEvent.setup()
  const file = new File(['検査'], 'results.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('CSVファイル'), file)
  return {
    user,
    calls: (name: string) => calls.filter(({ operationName }) => operationName === name),
  }
}

it('lists every finding before the button, which says how many there are', async () => {
  const clean = Array.from({ length: 150 }, (_, at) => line(at + 3))
  const { user, calls } = await choose([line(4001, found), line(2, { ...found, State: 'Wrong' }), ...clean])
  expect((await screen.findByText(/2行にあります/)).textContent).toContain(
    'うち1行は直すところがあるため、記録できません',
  )
  const first = within(screen.getByRole('region', { name: '陽性か判定保留のある行' }))
  expect(first.getByText('4001行目')).toBeTruthy()
  const button = screen.getByRole('button', { name: '陽性・判定保留の1人を含む151人の結果を記録する' })
  const table = first.getByText('4001行目')
  expect(table.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(button)
  // The server does as much as it can in one call.
  await waitFor(() => expect(calls('RecordTestPanels')).toHaveLength(2))
  expect(await screen.findByText('2人の結果を記録しました。')).toBeTruthy()
  expect(calls('PreviewTestPanels')).toHaveLength(2)
})

it('says on the button that there is no finding', async () => {
  await choose([line(2)])
  expect(await screen.findByRole('button', { name: /陽性・判定保留はありません/ })).toBeTruthy()
})
