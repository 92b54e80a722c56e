import { addDays, isRealDate, type JapaneseDate } from '../dates'
import { typedDate } from '../typedDate'
import { nfkc } from '../normalise'

/** A medicine of an お薬手帳: its days as dispensed. */
export type Dispensed = { name: string; from: JapaneseDate; until: JapaneseDate }

export type Notebook =
  /** No code of an お薬手帳. */
  | { state: 'Other' }
  /** Codes of one notebook that are still to be read. */
  | { state: 'Incomplete'; read: number; of: number; dispensed: Dispensed[] }
  | { state: 'Read'; dispensed: Dispensed[] }

const HEADER = /^\ufeff?JAHISTC\d{2}(,|$)/
const OUTER_USE = '5'

/**
 * Reads codes in the format of JAHIS for お薬手帳 (JAHISTC01 and later), in any order. Only names and days are read; name,
 * address and pharmacy are not kept.
 */
export function readNotebook(codes: readonly string[]): Notebook {
  const own = codes.filter((code) => HEADER.test(code.trimStart()))
  if (own.length === 0) return { state: 'Other' }
  const parts = own.map(partOf)
  const ids = [...new Set(parts.map(({ id }) => id))]
  const dispensed = ids.flatMap((id) => {
    const same = parts.filter((part) => part.id === id).toSorted((a, b) => a.nth - b.nth)
    return medicinesIn(same.flatMap(({ records }) => records))
  })
  const wanted = ids.reduce((sum, id) => sum + (parts.find((part) => part.id === id)?.of ?? 1), 0)
  return parts.length < wanted
    ? { state: 'Incomplete', read: parts.length, of: wanted, dispensed }
    : { state: 'Read', dispensed }
}

type Part = { id: string; of: number; nth: number; records: string[][] }

function partOf(code: string): Part {
  const records = code
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(',').map((field) => field.trim()))
    .filter(([number]) => number)
  const split = records.find(([number]) => number === '911')
  const [, id = code, of = '1', nth = '1'] = split ?? []
  return { id, of: Math.max(Number(of) || 1, 1), nth: Number(nth) || 1, records }
}

function medicinesIn(records: readonly string[][]): Dispensed[] {
  const dispensed: Dispensed[] = []
  let from: JapaneseDate | null = null
  let open: { rp: string; name: string }[] = []
  const close = (rp: string, days: number) => {
    const date = from
    if (date === null) return
    for (const { name } of open.filter((each) => each.rp === rp))
      dispensed.push({ name, from: date, until: addDays(date, Math.max(days, 1) - 1) })
  }
  // Without a record of use.
  const closeAll = () => {
    for (const rp of new Set(open.map((each) => each.rp))) close(rp, 1)
    open = []
  }
  for (const [number, ...fields] of records) {
    if (number === '5') {
      closeAll()
      from = dateOf(fields[0] ?? '')
    } else if (number === '201') {
      const [rp = '', name = ''] = fields
      if (name) open.push({ rp, name: nfkc(name) })
    } else if (number === '301') {
      const [rp = '', , amount = '', unit = '', form = ''] = fields
      if (form !== OUTER_USE) close(rp, unit.includes('日') ? Number(nfkc(amount)) || 1 : 1)
      open = open.filter((each) => each.rp !== rp)
    } else if (number === '3') {
      const [name = '', first = '', last = ''] = fields
      const begun = dateOf(first)
      if (name && begun) dispensed.push({ name: nfkc(name), from: begun, until: dateOf(last) ?? begun })
    }
  }
  closeAll()
  return dispensed
}

/** 20260915, R080915 */
function dateOf(field: string): JapaneseDate | null {
  const [, era = '', year = '', month = '', day = ''] =
    /^([MTSHR]?)(\d{2}|\d{4})(\d{2})(\d{2})$/i.exec(field) ?? []
  const date = era ? typedDate(`${era}${year}.${month}.${day}`) : `${year}-${month}-${day}`
  return date && isRealDate(date) ? date : null
}

/** The text of a code's bytes: UTF-8 if valid, else Shift_JIS, which pharmacies use. */
export function textOfCode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}
