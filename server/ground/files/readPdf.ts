import { inflateSync } from 'node:zlib'

/** What a file could make a reader do, besides showing pages. */
const ACTIVE = new Set(
  'JavaScript JS Launch EmbeddedFile EmbeddedFiles FileAttachment RichMedia XFA SubmitForm ImportData GoToE Movie Rendition'.split(
    ' ',
  ),
)
const DEPTH_MAX = 40
const OBJECTS_MAX = 50_000
/** What its packed objects may unpack to, together. */
const UNPACKED_MAX = 16_000_000

export type PdfDict = Map<string, PdfValue>
export type PdfValue =
  /** A number, a string, true, false, null: as it is written. */
  | { raw: string }
  | { name: string }
  | { items: PdfValue[] }
  | { dict: PdfDict; bytes?: Buffer }
  | { ref: number }

export type PdfFile = { objects: ReadonlyMap<number, PdfValue>; root: PdfValue | undefined }

/** The file cannot be taken: it holds more than pages, or is not understood whole. */
export class PdfRefused extends Error {
  constructor(readonly why: 'active' | 'picture' | 'unreadable') {
    super(`A PDF is refused: ${why}`)
  }
}
const unreadable = () => new PdfRefused('unreadable')

/**
 * The objects of a PDF, read once from its first byte to its last: its own table of places, which may lie, is not asked.
 * @throws PdfRefused for a script, an attachment, a password, and for what is not understood
 */
export function readPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw unreadable()
  const objects = new Map<number, PdfValue>()
  const trailers: PdfDict[] = []
  const heads = /(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}obj|trailer/g
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    const reading = new Reading(text, heads.lastIndex)
    const value = reading.value()
    if (head[1] === undefined) {
      if ('dict' in value) trailers.push(value.dict)
    } else {
      if ('dict' in value) addStream(bytes, reading, value)
      objects.set(Number(head[1]), value)
    }
    if (objects.size > OBJECTS_MAX) throw unreadable()
    heads.lastIndex = reading.at
  }
  let left = UNPACKED_MAX
  for (const value of objects.values()) {
    if (!('dict' in value) || !value.bytes) continue
    const type = nameOf(value.dict.get('Type'))
    if (type === 'XRef') trailers.push(value.dict)
    if (type === 'ObjStm') left -= unpack(objects, value.dict, { bytes: value.bytes, most: left })
  }
  if (trailers.some((trailer) => trailer.has('Encrypt'))) throw unreadable()
  return { objects, root: trailers.findLast((trailer) => trailer.has('Root'))?.get('Root') }
}

export const nameOf = (value: PdfValue | undefined) => (value && 'name' in value ? value.name : null)
const numberOf = (value: PdfValue | undefined) =>
  value && 'raw' in value && /^\d{1,9}$/.test(value.raw) ? Number(value.raw) : null

function addStream(bytes: Buffer, reading: Reading, value: { dict: PdfDict; bytes?: Buffer }): void {
  const from = reading.startOfStream()
  if (from === null) return
  const length = numberOf(value.dict.get('Length'))
  const told = length !== null && reading.isEndOfStream(from + length) ? from + length : null
  const end = told ?? reading.text.indexOf('endstream', from)
  if (end < 0) throw unreadable()
  value.bytes = bytes.subarray(from, end)
  reading.at = end
}

/** Objects of before stay: what a file says plainly is what it means. */
function unpack(
  objects: Map<number, PdfValue>,
  dict: PdfDict,
  { bytes, most }: { bytes: Buffer; most: number },
): number {
  const [count, first] = [numberOf(dict.get('N')), numberOf(dict.get('First'))]
  if (count === null || first === null || count > OBJECTS_MAX || dict.has('DecodeParms') || most <= 0)
    throw unreadable()
  const text = unpacked(bytes, nameOf(onlyOf(dict.get('Filter'))), most).toString('latin1')
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
  for (let nth = 0; nth < count; nth++) {
    const [id, place] = [numbers[2 * nth], numbers[2 * nth + 1]]
    if (!Number.isSafeInteger(id) || !Number.isSafeInteger(place)) throw unreadable()
    const value = new Reading(text, first + Number(place)).value()
    if (!objects.has(Number(id))) objects.set(Number(id), value)
  }
  if (objects.size > OBJECTS_MAX) throw unreadable()
  return text.length
}

function unpacked(bytes: Buffer, filter: string | null, maxOutputLength: number): Buffer {
  if (filter !== 'FlateDecode') throw unreadable()
  try {
    return inflateSync(bytes, { maxOutputLength })
  } catch {
    throw unreadable()
  }
}

/** Of a list of one, the one. */
const onlyOf = (value: PdfValue | undefined): PdfValue | undefined =>
  value && 'items' in value && value.items.length === 1 ? value.items[0] : value

const SPACE = new Set(['\0', '\t', '\n', '\f', '\r', ' '])
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]{0,200}/y
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const HEX = /[\da-fA-F\0\t\n\f\r ]*>/y

class Reading {
  constructor(
    readonly text: string,
    public at: number,
  ) {}

  value(depth = 0): PdfValue {
    this.#skip()
    if (depth > DEPTH_MAX || this.at >= this.text.length) throw unreadable()
    const begun = this.at
    if (this.#takes('<<')) return { dict: this.#entries(depth) }
    switch (this.text[begun]) {
      case '/':
        this.at++
        return { name: this.#name() }
      case '[':
        this.at++
        return { items: this.#items(depth) }
      case '(':
        return { raw: this.#letters() }
      case '<':
        this.at++
        this.#match(HEX)
        return { raw: this.text.slice(begun, this.at) }
      default: {
        const reference = this.#find(REFERENCE)
        if (reference) return { ref: Number(reference[1]) }
        const [raw] = this.#match(REGULAR)
        if (!raw) throw unreadable()
        return { raw }
      }
    }
  }

  /** Where the bytes begin; null where no stream follows. */
  startOfStream(): number | null {
    const begun = this.at
    this.#skip()
    if (!this.#takes('stream')) {
      this.at = begun
      return null
    }
    this.#takes('\r')
    this.#takes('\n')
    return this.at
  }

  isEndOfStream(at: number): boolean {
    return /^[\r\n ]{0,3}endstream/.test(this.text.slice(at, at + 12))
  }

  #entries(depth: number): PdfDict {
    const found: PdfDict = new Map()
    for (this.#skip(); !this.#takes('>>'); this.#skip()) {
      if (!this.#takes('/')) throw unreadable()
      const key = this.#name()
      found.set(key, this.value(depth + 1))
    }
    return found
  }

  #items(depth: number): PdfValue[] {
    const found: PdfValue[] = []
    for (this.#skip(); !this.#takes(']'); this.#skip()) found.push(this.value(depth + 1))
    return found
  }

  #name(): string {
    const [written = ''] = this.#match(REGULAR)
    const name = written.replace(/#([\da-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (ACTIVE.has(name)) throw new PdfRefused('active')
    return name
  }

  #letters(): string {
    const begun = this.at
    for (let open = 0; this.at < this.text.length; this.at++) {
      const letter = this.text[this.at]
      if (letter === '\\') this.at++
      else if (letter === '(') open++
      else if (letter === ')' && --open === 0) return this.text.slice(begun, ++this.at)
    }
    throw unreadable()
  }

  #skip(): void {
    for (; this.at < this.text.length; this.at++) {
      const letter = this.text[this.at] ?? ''
      if (letter === '%')
        while (this.at + 1 < this.text.length && !'\r\n'.includes(this.text[this.at + 1] ?? '')) this.at++
      else if (!SPACE.has(letter)) return
    }
  }

  #takes(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false
    this.at += word.length
    return true
  }

  #find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at = pattern.lastIndex
    return found
  }

  #match(pattern: RegExp): RegExpExecArray {
    const found = this.#find(pattern)
    if (!found) throw unreadable()
    return found
  }
}
