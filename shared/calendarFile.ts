export type CalendarEvent = {
  /** The same for every version of one booking, so that a later file replaces the earlier one. */
  uid: string
  /** Grows by one with each change of the booking. */
  sequence: number
  /** When this file is made. */
  stamp: Date
  startAt: Date
  endAt: Date
  title: string
  location: string
  description: string
  url: string
}

const LINE_OCTETS = 75
const encoder = new TextEncoder()

const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

// RFC 5545 §3.3.11; other control characters have no place in a text value.
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** RFC 5545 §3.1: at most 75 octets a line, never cut within a character; later lines begin with a space. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
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

/** A calendar file (RFC 5545) with one event, to be opened or attached as text/calendar. */
export function calendarFile(event: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nakatsugu//Guidance//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.startAt)}`,
    `DTEND:${utc(event.endAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url.replace(/\s/g, '')}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}
