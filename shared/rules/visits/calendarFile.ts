import { addDays, type JapaneseDate } from '../../facts/dates'

export type CalendarEvent = {
  /** CANCEL removes an event of the same `uid`. */
  method?: 'PUBLISH' | 'CANCEL'
  /** Stays the same, so that a later file replaces an earlier one. */
  uid: string
  sequence: number
  stamp: Date
  /** Two instants, or a whole Japanese day. */
  time: { startAt: Date; endAt: Date } | { day: JapaneseDate }
  organizer: { name: string; email: string }
  title: string
  /** Empty: no line. */
  location: string
  description: string
  url: string
}

const LINE_OCTETS = 75

const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
const dateOnly = (date: JapaneseDate) => date.replaceAll('-', '')

// RFC 5545 §3.3.11
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

// RFC 5545 §3.2: no quotes or control characters in a quoted value.
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, '')}"`

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

/** RFC 5545 §3.1: lines of at most 75 octets; continuations begin with a space. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const timeLines = (time: CalendarEvent['time']) =>
  'day' in time
    ? [
        `DTSTART;VALUE=DATE:${dateOnly(time.day)}`,
        `DTEND;VALUE=DATE:${dateOnly(addDays(time.day, 1))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${utc(time.startAt)}`, `DTEND:${utc(time.endAt)}`, 'TRANSP:OPAQUE']

/** A day before a timed event; at 9:00 of a whole-day event. */
const reminder = ({ time, title }: CalendarEvent) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:${'day' in time ? 'PT9H' : '-P1D'}`,
  'END:VALARM',
]

/** One event as text/calendar (RFC 5545, RFC 5546). */
export function calendarFile(event: CalendarEvent): string {
  const method = event.method ?? 'PUBLISH'
  const isCancelled = method === 'CANCEL'
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nakatsugu//JA',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    ...timeLines(event.time),
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email.replace(/\s/g, '')}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url.replace(/\s/g, '')}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : reminder(event)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}

/** A prefilled Google Calendar form: Google's apps open no calendar files. */
export function googleCalendarUrl({ title, time, location, description, url }: CalendarEvent): string {
  const dates =
    'day' in time
      ? [dateOnly(time.day), dateOnly(addDays(time.day, 1))]
      : [utc(time.startAt), utc(time.endAt)]
  const event = { text: title, dates: dates.join('/'), details: `${description}\n${url}`, location }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', ctz: 'Asia/Tokyo', ...event })}`
}
