import { GraphQLError } from 'graphql'
import { readCsv, readDay } from '../../server/ground/files/readCsv'
import { withoutGuard } from '../../server/ground/files/csvLines'
import { searchGrams } from '../../server/ground/db/searchGrams'
import { apiSchema } from '../../server/doors/graphql/schema'
import { faultOf, namesOf } from '../../server/doors/graphql/faultOf'
import { formatError } from '../../server/doors/graphql/formatError'
import { plainPath, readablePath } from '../../server/doors/http/readablePath'
import { isEmail, normaliseEmail } from '../../server/ground/identity/email'
import { householdOf } from '../../server/records/security/household'
import { answerSubject, answerText } from '../../server/office/conversation/mails/answerText'
import { readNotice } from '../../server/office/conversation/mails/mailNotice'
import { readHeaders, readWords } from '../../server/office/conversation/mails/readMail'
import { networkOf } from '../../server/records/security/networkOf'
import { isPossibleDonorNumber, normaliseDonorNumber, saysDonorNumber } from '../../shared/facts/donorNumber'
import { normaliseUnitNumber } from '../../shared/facts/unitNumber'
import { isUnitNumber } from '../../shared/rules/donating/units/unitNumber'
import { parseComposition } from '../../shared/forms/flora/composition'
import { filledLetter, paragraphs } from '../../shared/rules/office/letters'
import { foldFurigana, foldTel, foldZipCode } from '../../shared/facts/normalise'
import { typedDate } from '../../shared/facts/typedDate'
import { isCommonPassword } from '../../pool/account/passwords/commonPasswords'
import { letterContentSchema } from '../../shared/forms/letters'
import { isOwnAddress, isTrivialPassword } from '../../shared/forms/password'
import { multiLineText, plainText } from '../../shared/forms/formFields'
import { notebookOf } from '../shared/notebookOf'
import { progress } from '../support/progress'

type Read = (text: string) => unknown

const names = namesOf(apiSchema())
const columns = { headings: { DonorId: 'ドナー番号', Period: '期' }, required: ['DonorId'] } as const
const words = (source: string) => readWords(Buffer.from(source))
const headed = (headers: string, body: string) => words(`From: a@example.com\r\n${headers}\r\n\r\n${body}`)

/** Every place where a text from outside is read before anybody looks at it. */
export const places: Record<string, Read> = {
  'words of a mail': answerText,
  'subject of a mail': answerSubject,
  'mail: headers': (text) => readHeaders(`From: <a@example.com>\r\nReferences: ${text}\r\n\r\n`),
  'mail: sender': (text) => readHeaders(`From: ${text}\r\n\r\n`),
  'mail: plain': (text) => headed('Content-Type: text/plain', text),
  'mail: page': (text) => headed('Content-Type: text/html', text),
  'mail: parts': (text) => headed('Content-Type: multipart/mixed; boundary=b', text),
  'mail: name of a file': (text) =>
    headed(`Content-Type: text/plain; name="${text}"\r\nContent-Disposition: attachment`, 'x'),
  'mail: quoted-printable': (text) => headed('Content-Transfer-Encoding: quoted-printable', text),
  'report of a mail server': readNotice,
  'table: rows': (text) => readCsv(`ドナー番号,期\r\n${text}`, columns),
  'table: headings': (text) => readCsv(text, columns),
  'table: cell': (text) => [withoutGuard(text), readDay(text)],
  'お薬手帳: one code': (text) => notebookOf([`JAHISTC06,1\n${text}`]),
  'お薬手帳: many codes': (text) => notebookOf(text.split('\n').map((line) => `JAHISTC06,1\n${line}`)),
  path: (text) => plainPath(readablePath(`/${text}`)),
  'address of a caller': (text) => [householdOf(text), networkOf(text)],
  'word of a search': searchGrams,
  'donor number': (text) => [isPossibleDonorNumber(text), saysDonorNumber(text), normaliseDonorNumber(text)],
  'number of a unit': (text) => isUnitNumber(normaliseUnitNumber(text)),
  'mail address': (text) => isEmail(normaliseEmail(text)),
  'telephone, postal code, furigana': (text) => [foldTel(text), foldZipCode(text), foldFurigana(text)],
  'line of a form': (text) => plainText(100).isValid(text),
  'lines of a form': (text) => multiLineText(1_000).isValid(text),
  'typed date': typedDate,
  password: (text) => [
    isTrivialPassword(text),
    isCommonPassword(text),
    isOwnAddress(text, `${text}@example.com`),
  ],
  composition: parseComposition,
  letter: (text) => letterContentSchema.isValid({ Kind: 'Notice', Subject: text, Text: text }),
  'letter as it is filled': (text) => paragraphs(filledLetter(text, { お名前: '見本' })),
  'document that does not fit': (text) => {
    const error = new GraphQLError(`Variable "$input" got invalid value "${text}" at "input.${text}"; wrong.`)
    return [faultOf(error, names), formatError(error, 'x')]
  },
}

/** Texts of any length that make a reader look again at what it has seen. */
const units = [
  'a',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '>',
  '> \n',
  '<',
  '<@',
  '@',
  '<a@b',
  '_',
  '-',
  ':',
  '：',
  '（',
  '(',
  '"',
  '""',
  "'",
  ',',
  ',,\n',
  '1,',
  '201,1,x,2,3,4\n',
  '201,1,x\n301,',
  '201,1,x\n301,2\n',
  '5,20260101,1\n201,1,x\n',
  '911,1,2,3\n',
  '{',
  '{{',
  '{{a}}',
  '[',
  '&amp;',
  '<b>',
  '<div>',
  '<!--',
  '<a b=c ',
  '%',
  '%0a',
  '%e2%80',
  '/',
  '\\',
  '//',
  '.',
  'a.',
  '1',
  '１',
  '-1',
  '\u{202e}',
  'か\u{3099}',
  '葛\u{e0104}',
  '㍿',
  '\u{fdfa}',
  '🧑‍🧑',
  '\u{0}',
  '=',
  '=\r\n',
  '=41',
  '=?utf-8?Q?a?= ',
  'a*0=b;',
  'あ',
  '--b\r\n\r\n',
  '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
  '\u{300}',
  'a@b, ',
  '<a@b> ',
  'ドナー番号,',
]
const ends = ['', 'x', '>x', '\nx', ':', '"', '-->']

/** No line like another. */
const counted =
  (line: (nth: number) => string) =>
  (length: number): string =>
    Array.from({ length: Math.ceil(length / line(1).length) }, (_, nth) => line(nth)).join('')

type Shape = (length: number) => string

export const shapes: readonly Shape[] = [
  ...units.flatMap((unit) =>
    ends.map((end) => (length: number) => unit.repeat(Math.ceil(length / unit.length)) + end),
  ),
  counted((nth) => `201,${nth},x\n`),
  counted((nth) => `201,1,x\n301,${nth}\n`),
  counted((nth) => `911,${nth},2,1\n`),
  counted((nth) => `911,1,${nth},${nth}\n`),
]
export const nameOf = (shape: Shape) => JSON.stringify(shape(1).slice(0, 20))

/** Less than this is not told from what else the process does. */
const FLOOR_MS = 40
const MOST_TIMES = 12
const TRIES = 3

async function cost(read: Read, text: string): Promise<number> {
  const before = process.cpuUsage()
  // What is refused is read, too.
  await Promise.resolve(text)
    .then(read)
    .catch(() => null)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** @returns what is wrong: ten times the length takes more than twelve times as long, thrice of three times */
export async function slower(read: Read, shape: Shape, length: number): Promise<string | null> {
  const long = shape(10 * length)
  let found = ''
  for (let tried = 0; tried < TRIES; tried++) {
    const ten = await cost(read, long)
    // However short the short one took: this spares it for nearly all.
    if (ten <= MOST_TIMES * FLOOR_MS) return null
    const one = await cost(read, shape(length))
    if (ten <= MOST_TIMES * one) return null
    found = `${nameOf(shape)}: ${one.toFixed(0)} ms, then ${ten.toFixed(0)} ms`
  }
  return found
}

/** A megabyte is half a second of the parser of tables: each unit with two or three of the ends. */
const shapesFor = (place: string, chosen: readonly Shape[]) =>
  place.startsWith('table: ') && chosen === shapes ? chosen.filter((_, nth) => nth % 3 === 0) : chosen

export async function trySizes(chosen: readonly Shape[], length: number) {
  const wrong: string[] = []
  const all = Object.keys(places).flatMap((place) => shapesFor(place, chosen)).length
  const tell = progress('OUTSIDE TEXT', all)
  let tried = 0
  for (const [place, read] of Object.entries(places))
    for (const shape of shapesFor(place, chosen)) {
      tried++
      const found = await slower(read, shape, length)
      if (found) wrong.push(`${place}, ${found}`)
      tell(tried, wrong.length)
    }
  return { tried, wrong }
}
