import { cleanJpeg } from './cleanJpeg'
import { nameOf, PdfRefused, readPdf, type PdfDict, type PdfFile, type PdfValue } from './readPdf'

const PAGES_MAX = 20
/** Of a page, what draws it. */
const OF_PAGE = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** What tells of something else than the picture: who, when, with what; what could be opened or jumped to. */
const DROPPED = new Set(
  'Metadata PieceInfo LastModified StructParent StructParents Annots AA A B Thumb Parent Alternates OPI AF Properties OC Measure PtData F FFilter FDecodeParms'.split(
    ' ',
  ),
)

/**
 * A PDF written anew with what draws its pages, and nothing else: no author, dates, comments, links, forms, layers. Work
 * and memory grow with the file's length alone.
 * @throws PdfRefused for a script, an attachment, a password, a picture that cannot be cleaned, and for what is not
 * understood
 */
export function cleanPdf(bytes: Buffer): { file: Buffer; pages: number } {
  const read = readPdf(bytes)
  const pages = pagesOf(read)
  if (pages.length === 0) throw new PdfRefused('unreadable')
  return { file: write(read, pages), pages: pages.length }
}

export const isTooLong = (pages: number) => pages > PAGES_MAX

function pagesOf({ objects, root }: PdfFile): PdfDict[] {
  const seen = new Set<PdfValue>()
  const found: PdfDict[] = []
  const resolve = (value: PdfValue | undefined) => (value && 'ref' in value ? objects.get(value.ref) : value)
  const catalog = dictOf(resolve(root))
  const walk = (value: PdfValue | undefined, inherited: PdfDict) => {
    const node = resolve(value)
    const dict = dictOf(node)
    if (!node || !dict || seen.has(node) || seen.size > 10 * PAGES_MAX) throw new PdfRefused('unreadable')
    seen.add(node)
    const own: PdfDict = new Map(inherited)
    for (const key of OF_PAGE) {
      const given = dict.get(key)
      if (given) own.set(key, given)
    }
    const kids = resolve(dict.get('Kids'))
    if (kids && 'items' in kids) for (const kid of kids.items) walk(kid, own)
    else found.push(new Map([...own, ...entryOf(dict, 'Contents')]))
  }
  walk(catalog?.get('Pages'), new Map())
  return found
}

const dictOf = (value: PdfValue | undefined) => (value && 'dict' in value ? value.dict : undefined)

function entryOf(dict: PdfDict, key: string): [string, PdfValue][] {
  const value = dict.get(key)
  return value ? [[key, value]] : []
}

/** Numbers anew whatever the pages reach. */
function write(read: PdfFile, pages: readonly PdfDict[]): Buffer {
  const { objects } = read
  const numbers = new Map<number, number>()
  const queue: number[] = []
  const FIRST = 3 + pages.length
  const number = (ref: number): number => {
    const known = numbers.get(ref)
    if (known !== undefined) return known
    queue.push(ref)
    numbers.set(ref, FIRST + numbers.size)
    return FIRST + numbers.size - 1
  }
  const text = (value: PdfValue): string => {
    if ('raw' in value) return value.raw
    if ('name' in value) return nameText(value.name)
    if ('ref' in value) return objects.has(value.ref) ? `${number(value.ref)} 0 R` : 'null'
    if ('items' in value) return `[${value.items.map(text).join(' ')}]`
    return dictText(value.dict)
  }
  const dictText = (dict: PdfDict) =>
    `<<${[...dict].flatMap(([key, value]) => (DROPPED.has(key) ? [] : `${nameText(key)} ${text(value)}`)).join(' ')}>>`

  const chunks: Buffer[] = []
  const places: number[] = []
  let length = 0
  const add = (chunk: Buffer | string) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk
    chunks.push(bytes)
    length += bytes.length
  }
  const object = (nth: number, body: () => void) => {
    places[nth] = length
    add(`${nth} 0 obj\n`)
    body()
    add('\nendobj\n')
  }
  add('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  object(1, () => add('<</Type/Catalog/Pages 2 0 R>>'))
  object(2, () =>
    add(`<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, n) => `${3 + n} 0 R`).join(' ')}]>>`),
  )
  for (const [n, page] of pages.entries())
    object(3 + n, () => add(`<</Type/Page/Parent 2 0 R ${dictText(page).slice(2)}`))
  for (let nth = 0; nth < queue.length; nth++) {
    const value = objects.get(queue[nth] ?? -1)
    if (!value) continue
    object(FIRST + nth, () => {
      if (!('dict' in value) || !value.bytes) return add(text(value))
      const bytes = pictureOf(read, value.dict, value.bytes)
      add(dictText(new Map([...value.dict, ['Length', { raw: String(bytes.length) }]])))
      add('\nstream\n')
      add(bytes)
      add('\nendstream')
    })
  }
  const start = length
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
  add(`trailer\n<</Size ${rows.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

/** A photograph within bears its own place and time; other pictures that may are not taken. */
function pictureOf({ objects }: PdfFile, dict: PdfDict, bytes: Buffer): Buffer {
  const told = dict.get('Filter')
  const filter = told && 'ref' in told ? objects.get(told.ref) : told
  const names = filter && 'items' in filter ? filter.items.map(nameOf) : [nameOf(filter)]
  if (!names.some((name) => name === 'DCTDecode' || name === 'JPXDecode')) return bytes
  if (names.length > 1 || names[0] !== 'DCTDecode') throw new PdfRefused('picture')
  const clean = cleanJpeg(bytes, { upright: true })
  if (!clean) throw new PdfRefused('unreadable')
  return clean
}

const nameText = (name: string) =>
  `/${name.replace(/[^!-~]|[()<>[\]{}/%#]/g, (letter) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
