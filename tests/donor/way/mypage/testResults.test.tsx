import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestResults } from '../../../../donor/way/donating/trackRecord/TestResults'
import { judgementMeanings, TEST_RESULTS } from '../../../../donor/ground/words/testResults'
import { renderPage } from '../../renderPage'

const panel = {
  Id: 'panel-1',
  Kind: 'Renewal',
  FirstDay: '2026-11-20',
  WithdrawnAt: null,
  Results: [
    { Name: 'HIV', Judgement: 'Negative' },
    { Name: '梅毒', Judgement: 'Negative' },
    { Name: 'ノロウイルス', Judgement: 'Indeterminate' },
  ],
} as const

it('says each result, and once what it means', async () => {
  renderPage(<TestResults panels={[{ ...panel, Results: [...panel.Results] }]} />)
  await screen.findByRole('heading', { name: TEST_RESULTS })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('更新検査（2026年11月20日（金））')
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(rows).toEqual(['HIV陰性', '梅毒陰性', 'ノロウイルス判定保留'])
  expect(screen.getAllByText(judgementMeanings.Negative)).toHaveLength(1)
  expect(screen.getByText(judgementMeanings.Indeterminate)).toBeTruthy()
  expect(screen.queryByText(judgementMeanings.Positive)).toBeNull()
  expect(document.body.textContent).not.toMatch(/適格|不合格|異常/)
})

it('shows no result that was withdrawn, and is not there without one', () => {
  const { unmount } = renderPage(
    <TestResults
      panels={[{ ...panel, Results: [...panel.Results], WithdrawnAt: '2026-12-01T00:00:00.000Z' }]}
    />,
  )
  expect(screen.queryByText('HIV')).toBeNull()
  expect(screen.getByText(/取り下げました/)).toBeTruthy()
  unmount()
  renderPage(<TestResults panels={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
