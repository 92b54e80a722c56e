import { describe, expect, it } from 'vitest'
import { calendarFile, foldLine, googleCalendarUrl } from '../../../shared/rules/visits/calendarFile'
import { samplePublicTexts } from '../../../shared/facts/config'
import { otherOperator } from '../../support/operator/otherOperator'
import { calendarAttachment, guidanceEvent, returnEvent } from '../../../shared/rules/visits/calendarEvents'

const event = {
  uid: 'a@example.com',
  sequence: 2,
  stamp: new Date('2026-11-21T00:00:00.123Z'),
  time: { startAt: new Date('2026-12-01T05:00:00Z'), endAt: new Date('2026-12-01T06:00:00Z') },
  organizer: { name: 'なか"つぐ', email: 'office@example.com' },
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
      'PRODID:-//Nakatsugu//JA',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a@example.com',
      'SEQUENCE:2',
      'DTSTAMP:20261121T000000Z',
      'DTSTART:20261201T050000Z',
      'DTEND:20261201T060000Z',
      'TRANSP:OPAQUE',
      'ORGANIZER;CN="なかつぐ":mailto:office@example.com',
      'SUMMARY:なかつぐ ガイダンス',
      'LOCATION:1\\,2\\; \\\\3',
      'DESCRIPTION:一行目\\n二行目',
      'URL:https://example.com/mypage',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:なかつぐ ガイダンス',
      'TRIGGER:-P1D',
      'END:VALARM',
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

  it('leads to the place of the operator, in whichever town', () => {
    const { content } = calendarAttachment(
      guidanceEvent(
        { userId: 'g-1', startAt: new Date('2026-12-01T05:00:00Z') },
        { texts: otherOperator(), origin: 'https://okuriba.jp', now: new Date('2026-11-21T00:00:00Z') },
      ),
    )
    expect(unfold(content)).toContain('LOCATION:北上川ビル4階 会議室（岩手県盛岡市中央通九丁目9-9）')
    expect(unfold(content)).not.toMatch(/見本|庄内|鶴岡|0235|なかつぐ/)
  })

  it('keeps the identity of a booking through its changes and its end', () => {
    const file = (startAt: string, now: string, method?: 'CANCEL') =>
      unfold(
        calendarFile(
          guidanceEvent(
            { userId: 'g-1', startAt: new Date(startAt), method },
            { texts: samplePublicTexts, origin: 'http://localhost:3000', now: new Date(now) },
          ),
        ),
      )
    const booked = file('2026-12-01T05:00:00Z', '1970-01-01T00:00:05Z')
    expect(booked).toContain('\r\nUID:guidance-g-1@localhost\r\nSEQUENCE:5\r\n')
    expect(booked).toContain('\r\nSUMMARY:なかつぐ ガイダンス\r\n')
    expect(booked).toContain('LOCATION:なかつぐサイエンスパーク2階 説明室（山形県鶴岡市見本町1-1）')
    expect(file('2026-12-02T05:00:00Z', '1970-01-01T00:00:06Z')).toContain(
      '\r\nUID:guidance-g-1@localhost\r\nSEQUENCE:6\r\n',
    )
    const cancelled = file('2026-12-02T05:00:00Z', '1970-01-01T00:00:07Z', 'CANCEL')
    expect(cancelled).toContain('\r\nMETHOD:CANCEL\r\n')
    expect(cancelled).toContain('\r\nUID:guidance-g-1@localhost\r\nSEQUENCE:7\r\n')
    expect(cancelled).toContain('\r\nSTATUS:CANCELLED\r\n')
    expect(cancelled).not.toContain('VALARM')
  })

  it('takes a whole day for the day to come back, with a reminder in the morning', () => {
    const { content, contentType } = calendarAttachment(
      returnEvent(
        { date: '2027-03-15', screeningId: 's-1' },
        { texts: samplePublicTexts, origin: 'http://localhost:3000', now: event.stamp },
      ),
    )
    expect(contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(unfold(content)).toContain('\r\nDTSTART;VALUE=DATE:20270315\r\nDTEND;VALUE=DATE:20270316\r\n')
    expect(content).toContain('\r\nTRIGGER:PT9H\r\n')
    expect(content).not.toContain('LOCATION')
  })

  it('has a way into the calendar of Google, with the same hour or day', () => {
    const query = (shown: Parameters<typeof googleCalendarUrl>[0]) => {
      const { origin, searchParams } = new URL(googleCalendarUrl(shown))
      return [origin, searchParams.get('text'), searchParams.get('dates'), searchParams.get('location')]
    }
    const google = 'https://calendar.google.com'
    expect(query(event)).toEqual([
      google,
      'なかつぐ ガイダンス',
      '20261201T050000Z/20261201T060000Z',
      '1,2; \\3',
    ])
    expect(query({ ...event, time: { day: '2027-03-15' } })[2]).toBe('20270315/20270316')
  })
})
