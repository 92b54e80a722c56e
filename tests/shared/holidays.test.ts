import { describe, expect, it } from 'vitest'
import { holidayName, isBusinessDay, isHoliday } from '../../shared/facts/holidays'

describe('holidays', () => {
  it('names national holidays, substitute and in-between holidays', () => {
    expect(holidayName('2026-11-23')).toBe('勤労感謝の日')
    expect(holidayName('2027-01-01')).toBe('元日')
    expect(holidayName('2027-03-22')).toBe('春分の日 振替休日')
    expect(holidayName('2026-09-22')).toContain('休日')
    expect(holidayName('2026-11-24')).toBeNull()
  })

  it('knows no holiday on what is not a date', () => {
    expect(isHoliday('constructor')).toBe(false)
    expect(isHoliday('2026-02-30')).toBe(false)
  })

  it('counts weekdays that are no holidays as business days', () => {
    const week = [
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
      '2026-11-28',
    ]
    expect(week.filter(isBusinessDay)).toEqual(['2026-11-24', '2026-11-25', '2026-11-27'])
    expect(isBusinessDay('2026-12-31')).toBe(true)
  })
})
