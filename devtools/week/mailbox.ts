import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Letter = { id: string; kind: string; to: string; text: string; calendar: string | null }

const NAME = /^\d{8}T\d{6}\.\d{3}Z-([A-Za-z]+)-([0-9a-f-]{36})\.json$/
type Stored = {
  to: string
  text: string
  attachments: { filename: string; contentType: string; content: string }[]
}

/** The mails of a folder, in the order in which they were asked for. Each is read once. */
export function openMailbox() {
  const known = new Map<string, Letter>()
  return {
    read(folder: string): Letter[] {
      for (const name of readdirSync(folder).sort()) {
        const [, kind, id] = NAME.exec(name) ?? []
        if (!kind || !id || known.has(id)) continue
        const mail = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Stored
        const file = mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))
        known.set(id, { id, kind, to: mail.to, text: mail.text, calendar: calendarOf(file?.content) })
      }
      return [...known.values()]
    },
    /** What the folder holds now. */
    idsIn: (folder: string) => readdirSync(folder).flatMap((name) => NAME.exec(name)?.[2] ?? []),
    /** Its files, without their endings. */
    nameOf: (folder: string, id: string) =>
      readdirSync(folder)
        .find((name) => NAME.exec(name)?.[2] === id)
        ?.replace(/\.json$/, ''),
  }
}

/** Attachments are kept as they are sent. */
function calendarOf(content: string | undefined): string | null {
  if (content === undefined) return null
  return content.startsWith('BEGIN:') ? content : Buffer.from(content, 'base64').toString('utf8')
}

/** The start of a calendar file's appointment; null once it is cancelled. */
export function startOf(calendar: string): string | null {
  if (/^(?:METHOD|STATUS):CANCEL/m.test(calendar)) return null
  const [, year, month, day, hour, minute] = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/m.exec(calendar) ?? []
  return year ? `${year}-${month}-${day}T${hour}:${minute}:00.000Z` : null
}
