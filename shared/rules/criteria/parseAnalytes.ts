import { isRecord } from '../../facts/isRecord'
import { normaliseText } from '../../facts/normalise'
import { specimens, type Analyte } from '../donating/units/analytes'
import type { Report } from './fault'

const MOST_DAYS = 3_650
const NAME_MAX = 60

/** What a complete panel tests for, as a version has it. */
export function parseAnalytes(value: unknown, report: Report): Analyte[] {
  const given = Array.isArray(value) ? value : []
  const analytes = given.flatMap((each, index) => parseAnalyte(each, index, report) ?? [])
  if (analytes.length === 0) report('analytes', '検査の項目を、1つ以上決めてください。')
  reportTwice(given, 'id', (id) => `記号「${id}」の項目が、ほかにもあります。`, report)
  // A laboratory's table finds them by name.
  reportTwice(given, 'name', (name) => `「${name}」という名前の項目が、ほかにもあります。`, report)
  return analytes
}

function reportTwice(
  given: readonly unknown[],
  field: 'id' | 'name',
  sentence: (value: string) => string,
  report: Report,
): void {
  const known = new Set<string>()
  for (const [index, each] of given.entries()) {
    const value = isRecord(each) ? each[field] : null
    if (typeof value !== 'string') continue
    const folded = normaliseText(value)
    if (known.has(folded)) report(`analytes.${index}.${field}`, sentence(value))
    known.add(folded)
  }
}

function parseAnalyte(value: unknown, index: number, report: Report): Analyte | null {
  const { id, name, specimen, lookBackDays, ...others } = isRecord(value) ? value : {}
  const at = `analytes.${index}`
  const of = specimens.find((known) => known === specimen)
  const isId = typeof id === 'string' && /^[A-Za-z][A-Za-z0-9]{0,29}$/.test(id)
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= NAME_MAX
  const isDays =
    lookBackDays === null ||
    (typeof lookBackDays === 'number' &&
      Number.isInteger(lookBackDays) &&
      lookBackDays >= 0 &&
      lookBackDays <= MOST_DAYS)
  for (const key of Object.keys(others)) report(`${at}.${key}`, 'この項目はありません。')
  if (!isId) report(`${at}.id`, '項目の記号は、英字で始まる英数字30文字までで書いてください。')
  if (!isName) report(`${at}.name`, `項目の名前を、${NAME_MAX}文字までで書いてください。`)
  if (!of) report(`${at}.specimen`, '検体は、Blood・Stool・Salivaのどれかです。')
  if (!isDays)
    report(`${at}.lookBackDays`, `さかのぼる日数は、0から${MOST_DAYS}までの整数か、nullで書いてください。`)
  return isId && isName && of && isDays ? { id, name, specimen: of, lookBackDays } : null
}
