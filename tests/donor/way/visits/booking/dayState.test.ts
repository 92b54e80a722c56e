import { describe, expect, it } from 'vitest'
import {
  dayState,
  type Slot,
  bookableIn,
  monthWeeks,
} from '../../../../../donor/way/visits/booking/MonthTable'
import { chosenTime } from '../../../../../donor/way/visits/booking/bookingParams'
import { holidaysAhead } from '../../../../../donor/way/visits/booking/holidaysAhead'

const slot = (Remaining: number): Slot => ({
  StartAt: '2026-12-01T02:00:00.000Z',
  EndAt: '2026-12-01T03:00:00.000Z',
  Remaining,
})
const calendar = {
  today: '2026-11-20',
  first: '2026-11-21',
  last: '2027-01-15',
  holidays: holidaysAhead('2026-11-20'),
  slots: {
    '2026-11-24': [slot(0), slot(0)],
    '2026-11-25': [slot(2), slot(0)],
    '2026-11-26': [slot(2), slot(2)],
    '2026-11-27': [],
  },
}
const word = (date: string) => dayState(date, calendar).word

describe('a day of the calendar', () => {
  it('says in words whether one can come', () => {
    expect(word('2026-11-23')).toBe('祝日')
    expect(word('2026-11-21')).toBe('休')
    expect(word('2026-11-20')).toBe('今日')
    expect(word('2026-11-24')).toBe('満員')
    expect(word('2026-11-25')).toBe('あと2')
    expect(word('2026-11-26')).toBe('空き')
    expect(word('2026-11-27')).toBe('休')
  })

  it('opens only days with places that are known', () => {
    const open = ['2026-11-19', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-30', '2027-01-18'].filter(
      (date) => dayState(date, calendar).open,
    )
    expect(open).toEqual(['2026-11-25', '2026-11-26'])
  })

  it('tells a screen reader why a holiday is closed', () => {
    expect(dayState('2026-11-23', calendar).description).toBe('勤労感謝の日のため休み')
  })
})

describe('the weeks of a month', () => {
  it('run from Sunday to Saturday with gaps where another month begins', () => {
    const weeks = monthWeeks('2026-12')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
    expect(weeks[4]?.filter(Boolean)).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ])
  })

  it('are asked for from the first to the last day to book, none outside of the month', () => {
    const december = (first: string, last: string) => bookableIn('2026-12', first, last)
    expect(december('2026-12-05', '2026-12-16')).toEqual({ from: '2026-12-05', to: '2026-12-16' })
    expect(december('2026-11-21', '2026-12-02')).toEqual({ from: '2026-12-01', to: '2026-12-02' })
    expect(december('2026-12-22', '2027-01-19')).toEqual({ from: '2026-12-22', to: '2026-12-31' })
    expect(december('2026-11-21', '2026-11-30')).toBeNull()
  })
})

describe('the chosen time in the address', () => {
  const at = (value: string) => chosenTime(`https://donor.example/confirm?at=${encodeURIComponent(value)}`)

  it('is an instant or nothing', () => {
    expect(at('2026-12-01T02:00:00.000Z')?.toISOString()).toBe('2026-12-01T02:00:00.000Z')
    expect(at('2026-13-41T02:00:00Z')).toBeNull()
    expect(at('javascript:alert(1)')).toBeNull()
    expect(chosenTime('https://donor.example/confirm')).toBeNull()
  })
})
