import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PanelDialog } from '../../../admin/care/units/PanelDialog'
import { ReleaseUnitDialog } from '../../../admin/care/units/ReleaseUnitDialog'
import { unitObstacleWords } from '../../../shared/words/donating/units'
import type { ApiCall } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'

const unit = (serial: number, Obstacles: string[], State = 'Quarantine') => ({
  Id: `unit-${serial}`,
  Number: `N26-000${serial}-A`,
  State,
  Obstacles,
})

function open(units: readonly ReturnType<typeof unit>[], ids = units.map(({ Id }) => Id)) {
  const { calls } = renderScreen(<ReleaseUnitDialog ids={ids} onClose={() => undefined} />, {
    resource: 'units',
    role: 'Physician',
    answer: ({ operationName }: ApiCall) =>
      operationName === 'ReleaseUnits'
        ? { data: { releaseUnits: [] } }
        : { data: { listUnits: { items: units } } },
  })
  return (operation: string) =>
    calls.flatMap(({ operationName, variables }) => (operationName === operation ? [variables] : []))
}

it('releases what lacks nothing together, and says of each other unit what is missing', async () => {
  const sent = open([unit(1, []), unit(2, ['NoPanelAfter', 'Statement']), unit(3, []), unit(4, [], 'Usable')])
  const lines = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `N26-0002-A${unitObstacleWords.NoPanelAfter}。${unitObstacleWords.Statement}。`,
    'N26-0004-Aもう使用可です。',
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: '2個を使用可にする' }))
  await waitFor(() => expect(sent('ReleaseUnits')).toEqual([{ input: { Ids: ['unit-1', 'unit-3'] } }]))
})

it('offers nothing where each lacks something, and asks for a hundred at most', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `unit-${index}`)
  const sent = open([unit(1, ['Held'])], ids)
  expect(await screen.findByText(/一度にできるのは100個まで/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /使用可にする/ })).toBeNull()
  expect(sent('UnitObstacles')).toEqual([{ ids: ids.slice(0, 100) }])
})

it('takes what the laboratory measured beside a finding, and beside all that is asked for', async () => {
  const analyte = (Id: string) => ({ Id, Name: Id, Specimen: 'Blood' })
  const { calls } = renderScreen(<PanelDialog userId="user-1" onClose={() => undefined} />, {
    resource: 'units',
    role: 'Physician',
    answer: ({ operationName }: ApiCall) =>
      operationName === 'RecordTestPanel'
        ? { data: { recordTestPanel: { Id: 'panel-1', Outcome: 'NotPassed' } } }
        : {
            data: {
              listScreeningInfoByUserIdScreeningInfoCreatedAt: { items: [] },
              listCriteria: { items: [{ State: 'InForce', Analytes: [analyte('HIV'), analyte('HCV')] }] },
            },
          },
  })
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByLabelText('どの検査か')
  enter('どの検査か', 'Interim')
  enter('検査機関', '見本')
  enter('血液を採った日', '2026-11-20')
  enter('HIV・血液', 'Positive')
  expect(screen.queryByLabelText('HCVの値（あれば）')).toBeNull()
  enter('HIVの値（あれば）', '12.5')
  enter('単位', 'COI')
  press('選んでいない項目を陰性にする')
  press('すべての項目に値を入力する')
  enter('HCVの値（あれば）', '0.1')
  press('記録する')
  const sent = () => calls.filter(({ operationName }) => operationName === 'RecordTestPanel')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.variables).toMatchObject({
    input: {
      Results: [
        { Analyte: 'HIV', Judgement: 'Positive', Day: '2026-11-20', Value: '12.5', Unit: 'COI' },
        { Analyte: 'HCV', Judgement: 'Negative', Day: '2026-11-20', Value: '0.1' },
      ],
    },
  })
})
