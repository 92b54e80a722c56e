import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MonthTable } from '../../../../../donor/way/visits/booking/MonthTable'
import { whenToBook } from '../../../../../donor/ground/words/guidanceBooking'

const open = { open: true, word: '空き', description: 'あと16人', few: false }

/** The weeks of December 2026 that are shown while the first day to choose is this one. */
function weeksFrom(first: string): number {
  const { unmount } = render(
    <MonthTable
      month="2026-12"
      first={first}
      about="空き状況"
      holidays={{}}
      stateOf={() => open}
      isChosen={() => false}
      onChoose={vi.fn<(date: string) => void>()}
    />,
  )
  const weeks = screen.getAllByRole('row').length - 1
  unmount()
  return weeks
}

it('leaves out the weeks that are over, and shows the others whole', () => {
  expect(weeksFrom('2026-12-01')).toBe(5)
  expect(weeksFrom('2026-12-17')).toBe(3)
  expect(weeksFrom('2026-12-19')).toBe(3)
  expect(weeksFrom('2026-12-20')).toBe(2)
})

it('says both dates in one sentence', () => {
  expect(whenToBook('2026-12-06', '2027-01-15')).toBe(
    '2026年12月6日（日）までに、2027年1月15日（金）までの日からお選びください。',
  )
})
