/** The size of a note, less the text around the answer. */
const LONGEST = 3_500
const QUOTED = /^[\s\uFEFF]*>/u
/** The lines that mail programs put above the quoted mail. */
const ABOVE_OLDER =
  /^\s*(?:-{2,}\s*(?:Original Message|元のメッセージ|転送メッセージ).*|_{8,}|.*<[^<>\s]+@[^<>\s]+>.*[:：])\s*$/iu
/** Control characters except line breaks. */
const UNSEEN = /[^\P{Cc}\n]|\p{Surrogate}/gu

/** The text of a mail without quoted older mails, cut to the size of a note. */
export function answerText(text: string): string {
  const lines = text.normalize('NFKC').replaceAll(/\r\n?/gu, '\n').replaceAll('\t', ' ').split('\n')
  const first = lines.findIndex((line, at) => ABOVE_OLDER.test(line) || lines.slice(at).every(isOlder))
  const said = lines
    .slice(0, first < 0 ? undefined : first)
    .join('\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
  const characters = [...said]
  return characters.length <= LONGEST ? said : `${characters.slice(0, LONGEST).join('')}…`
}

const isOlder = (line: string) => line.trim() === '' || QUOTED.test(line)
