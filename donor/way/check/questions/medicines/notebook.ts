import { addDays, isRealDate, type JapaneseDate } from '../../../../../shared/facts/dates'
import { typedDate } from '../../../../../shared/facts/typedDate'
import { nfkc } from '../../../../../shared/facts/normalise'
import type { Joined } from './codes'

/** A medicine of an お薬手帳: its days as dispensed, without an end where the notebook does not say it. */
export type Dispensed = { name: string; from: JapaneseDate; until: JapaneseDate | null }

export type Notebook =
  /** No code of an お薬手帳. */
  | { state: 'Other' }
  /** Something of a notebook is still to be read; `of` is null where it is not said how many codes there are. */
  | { state: 'Incomplete'; read: number; of: number | null; dispensed: Dispensed[] }
  | { state: 'Read'; dispensed: Dispensed[] }

const HEADER = /^\ufeff?JAHISTC\d{2}(,|$)/
const OTHER_FORMAT = /^\ufeff?JAHIS(?!TC)/
const OUTER_USE = '5'

const isHeaded = (code: string) => HEADER.test(code.trimStart())
/** A code that begins where another one ends. */
const goesOn = (code: string) =>
  !isHeaded(code) && !OTHER_FORMAT.test(code.trimStart()) && /^(?:5|201|301|911),/m.test(code)

/**
 * Reads codes in the format of JAHIS for お薬手帳 (JAHISTC01 and later), in any order. Only names and days are read; name,
 * address and pharmacy are not kept. A text whose codes are not all read may yet be a notebook.
 */
export function readNotebook({ texts, read, of }: Joined): Notebook {
  const own = new Set(texts.filter((text) => isHeaded(text) || goesOn(text)))
  if (own.size === 0) return of > 0 ? { state: 'Incomplete', read, of, dispensed: [] } : { state: 'Other' }
  const parts = joined([...own].map(partOf))
  const notebooks = new Map<string, Part[]>()
  for (const part of parts) {
    const same = notebooks.get(part.id)
    if (same) same.push(part)
    else notebooks.set(part.id, [part])
  }
  let [wanted, isWhole] = [of, true]
  const dispensed = [...notebooks.values()].flatMap((same) => {
    wanted += same[0]?.of ?? 1
    const records = same.toSorted((a, b) => a.nth - b.nth).flatMap((part) => part.records)
    const found = medicinesIn(records)
    isWhole &&= found.isWhole && same.every(({ hasBegin }) => hasBegin)
    return found.dispensed
  })
  const held = parts.length + read
  if (held < wanted) return { state: 'Incomplete', read: held, of: wanted, dispensed }
  return isWhole ? { state: 'Read', dispensed } : { state: 'Incomplete', read: held, of: null, dispensed }
}

type Part = { code: string; id: string; of: number; nth: number; hasBegin: boolean; records: string[][] }

function partOf(code: string): Part {
  const records = code
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(',').map((field) => field.trim()))
    .filter(([number]) => number)
  const split = records.find(([number]) => number === '911')
  const [, id = code, of = '1', nth = '1'] = split ?? []
  const hasBegin = split !== undefined || isHeaded(code)
  return { code, id, of: Math.max(Number(of) || 1, 1), nth: Number(nth) || 1, hasBegin, records }
}

/** One code without a begin goes on where the only other one ends, perhaps within a line. */
function joined(parts: Part[]): Part[] {
  const [first, second] = parts.toSorted((a, b) => Number(b.hasBegin) - Number(a.hasBegin))
  const isPair = parts.length === 2 && first?.of === 1 && first.hasBegin && second && !second.hasBegin
  return isPair ? [partOf(first.code + second.code)] : parts
}

/** `isWhole` is false where a medicine has no day or no record of its use. */
function medicinesIn(records: readonly string[][]): { dispensed: Dispensed[]; isWhole: boolean } {
  const dispensed: Dispensed[] = []
  let isWhole = true
  let from: JapaneseDate | null = null
  const open = new Map<string, string[]>()
  const close = (rp: string, days: number | null) => {
    const date = from
    const names = open.get(rp) ?? []
    open.delete(rp)
    if (date === null) isWhole &&= names.length === 0
    else
      for (const name of names)
        dispensed.push({ name, from: date, until: days === null ? null : addDays(date, days - 1) })
  }
  // Without a record of use.
  const closeAll = () => {
    isWhole &&= open.size === 0
    for (const rp of open.keys()) close(rp, null)
  }
  for (const [number, ...fields] of records) {
    if (number === '5') {
      closeAll()
      from = dateOf(fields[0] ?? '')
    } else if (number === '201') {
      const [rp = '', name = ''] = fields
      const names = open.get(placeOf(rp)) ?? []
      if (name) open.set(placeOf(rp), names)
      if (name) names.push(nfkc(name))
    } else if (number === '301') {
      const [rp = '', , amount = '', unit = '', form = ''] = fields
      // Cut off by the end of the code.
      isWhole &&= unit !== ''
      if (form === OUTER_USE) open.delete(placeOf(rp))
      else close(placeOf(rp), daysOf(amount, unit))
    } else if (number === '3') {
      const [name = '', first = '', last = ''] = fields
      const begun = dateOf(first)
      if (name && begun) dispensed.push({ name: nfkc(name), from: begun, until: dateOf(last) })
    }
  }
  closeAll()
  return { dispensed, isWhole }
}

/** 01 and 1 are one place of the prescription. */
const placeOf = (rp: string) => nfkc(rp).replace(/^0+(?=\d)/, '')

/** 7, 日分; null for what is counted otherwise, like doses taken when needed. */
function daysOf(amount: string, unit: string): number | null {
  const days = /^\d{1,3}$/.exec(nfkc(amount).trim())?.[0]
  return unit.includes('日') && Number(days) > 0 ? Number(days) : null
}

/** 20260915, R080915 */
function dateOf(field: string): JapaneseDate | null {
  const [, era = '', year = '', month = '', day = ''] =
    /^([MTSHR]?)(\d{2}|\d{4})(\d{2})(\d{2})$/i.exec(field) ?? []
  const date = era ? typedDate(`${era}${year}.${month}.${day}`) : `${year}-${month}-${day}`
  return date && isRealDate(date) ? date : null
}
