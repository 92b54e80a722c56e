import { nfkc } from '../../../../shared/facts/normalise'

/** The size of a note, less the text around the answer. */
const LONGEST = 3_500
/** RFC 5322: no line of a mail is longer. */
const LONGEST_LINE = 1_000
const QUOTED = /^[\s\uFEFF]*[>＞]/u
/** The lines that mail programs put above the quoted mail. */
const HEADING = /^(?:-{2,}\s*(?:Original Message|元のメッセージ|転送メッセージ)|_{8,}$)/iu
const ADDRESS = /<[^<>\s@]+@[^<>\s@]+>/u
/** Control characters except line breaks, and those that turn the direction of the text around them. */
const UNSEEN = /[^\P{Cc}\n]|\p{Surrogate}|\p{Bidi_Control}/gu

/** The person's own words of a mail, without quoted older mails, cut to the size of a note. */
export function answerText(text: string): string {
  const lines = text.replaceAll(/\r\n?/gu, '\n').replaceAll('\t', ' ').split('\n')
  const quotedAtEnd = lines.findLastIndex((line) => !isOlder(line)) + 1
  const heading = lines.findIndex(isAboveOlder)
  const said = lines
    .slice(0, heading < 0 ? quotedAtEnd : Math.min(heading, quotedAtEnd))
    .join('\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  return cut(said, LONGEST)
}

/** The subject as one line. */
export const answerSubject = (subject: string): string => cut(answerText(subject).replaceAll('\n', ' '), 200)

function cut(text: string, length: number): string {
  const characters = Array.from(text.slice(0, 2 * length + 2))
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}

const isOlder = (line: string) => line.trim() === '' || QUOTED.test(line)

function isAboveOlder(line: string): boolean {
  if (line.length > LONGEST_LINE) return false
  const folded = nfkc(line).trim()
  return HEADING.test(folded) || (folded.endsWith(':') && ADDRESS.test(folded))
}
