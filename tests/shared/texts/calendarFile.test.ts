import { describe, expect, it } from 'vitest'
import { calendarFile, foldLine } from '../../../shared/calendarFile'
import { samplePublicTexts } from '../../../shared/config'
import { guidanceCalendar } from '../../../shared/guidanceCalendar'

const event = {
  uid: 'a@example.com',
  sequence: 2,
  stamp: new Date('2026-11-21T00:00:00.123Z'),
  startAt: new Date('2026-12-01T05:00:00Z'),
  endAt: new Date('2026-12-01T06:00:00Z'),
  title: 'なかつぐ ガイダンス',
  location: '1,2; \\3',
  description: '一行目\r\n二行目\0',
  url: 'https://example.com/mypage',
}

const unfold = (file: string) => file.replaceAll('\r\n ', '')

describe('the calendar file', () => {
  it('has one event with its times in UTC', () => {
    const lines = unfold(calendarFile(event)).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Nakatsugu//Guidance//JA',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a@example.com',
      'SEQUENCE:2',
      'DTSTAMP:20261121T000000Z',
      'DTSTART:20261201T050000Z',
      'DTEND:20261201T060000Z',
      'SUMMARY:なかつぐ ガイダンス',
      'LOCATION:1\\,2\\; \\\\3',
      'DESCRIPTION:一行目\\n二行目',
      'URL:https://example.com/mypage',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds by octets and never within a character', () => {
    const long = `SUMMARY:${'𠮷あa'.repeat(60)}`
    const folded = foldLine(long)
    for (const line of folded.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfold(folded)).toBe(long)
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })

  it('ends every line with CRLF', () => {
    expect(calendarFile(event).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('keeps the identity of a booking through its changes', () => {
    const file = (startAt: string, sequence: number) =>
      guidanceCalendar(
        { guidanceId: 'g-1', sequence, startAt: new Date(startAt), endAt: event.endAt },
        samplePublicTexts,
        'http://localhost:3000',
        event.stamp,
      )
    expect(unfold(file('2026-12-01T05:00:00Z', 0))).toContain('\r\nUID:guidance-g-1@localhost\r\n')
    expect(unfold(file('2026-12-02T05:00:00Z', 1))).toContain(
      '\r\nUID:guidance-g-1@localhost\r\nSEQUENCE:1\r\n',
    )
    expect(unfold(file('2026-12-01T05:00:00Z', 0))).toContain('\r\nSUMMARY:なかつぐ ガイダンス\r\n')
  })
})
