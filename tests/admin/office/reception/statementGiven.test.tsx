import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TodaysStatement } from '../../../../admin/office/reception/TodaysStatement'
import { asksForStatement } from '../../../../admin/office/reception/useReception'
import type { ReceptionPanelFragment } from '../../../../admin/generated/graphql'
import { renderScreen } from '../../support/renderScreen'
import { donor } from './donor'

const reception = { ...donor, StatementGiven: true } as unknown as ReceptionPanelFragment

it('a statement that Reception does not read is there all the same, and no key overwrites it', async () => {
  renderScreen(
    <TodaysStatement
      reception={reception}
      recordStatement={async () => undefined}
      stateNoChange={() => undefined}
    />,
    {
      resource: 'donations',
      role: 'Reception',
      answer: () => ({ data: {} }),
    },
  )
  await screen.findByText('今日の体調は、うかがっています。')
  expect(screen.queryByText(/まだ記録されていません/)).toBeNull()
  expect(screen.queryByRole('button', { name: /変わりはない/ })).toBeNull()
  expect(asksForStatement(reception)).toBe(false)
  expect(screen.getByText('変わったことを記録する')).toBeTruthy()
})
