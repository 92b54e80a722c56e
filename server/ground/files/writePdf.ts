import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inFont } from './inFont'

/** Part of Noto Sans JP: what JIS X 0213 and Windows write, so that every name on the register is drawn. */
const FONT = join(import.meta.dirname, 'NotoSansJP.otf')
const MARGIN = 44
const [SMALL, PLAIN, HEAD, TITLE] = [8.5, 9.5, 12, 17]
const GREY = '#46544d'
const PALE = '#eef2ec'

type Part =
  | { title: string }
  | { head: string }
  | { text: string; small?: true }
  /** The lines of a drawing, as an SVG path in a field of that size. */
  | { drawing: string; field: { width: number; height: number }; alt: string }
  /** A JPEG, on a page of its own. */
  | { photograph: Buffer; alt: string }
  /** Terms and what they mean. */
  | { terms: readonly (readonly [term: string, value: string])[] }
  /** The last column of each row lies at the right; `sum` is drawn below a line. */
  | { columns: readonly string[]; rows: readonly (readonly string[])[]; sum?: readonly string[] }
  /** Ruled cells, to read or to fill in by hand, by shares of the width; the first row heads the others, if not `headless`. */
  | { grid: readonly (readonly string[])[]; widths: readonly number[]; rowHeight?: number; headless?: true }
  /** What follows begins on a page of its own. */
  | { page: 'new' }

export type PdfParts = readonly Part[]

type Pdf = {
  title: string
  author: string
  now: Date
  parts: PdfParts
  /** A text that travels in the file, in the clear. */
  attached?: { name: string; text: string }
}

/** An A4 document in Japanese with its font, which readers and screen readers can read. */
export async function writePdf({ title, author, now, parts, attached }: Pdf): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // The attached text stays readable in the bytes of the file.
    compress: attached === undefined,
    lang: 'ja-JP',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    font: '',
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.registerFont('body', await readFile(FONT)).font('body')
  const written = inFont(doc)
  const drawn = parts.map((part) => drawable(part, written))
  for (const at of drawn.keys()) draw(doc, drawn.slice(at))
  if (attached)
    doc.file(Buffer.from(attached.text), { name: attached.name, creationDate: now, modifiedDate: now })
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function drawable<T>(value: T, written: (text: string) => string): T
function drawable(value: unknown, written: (text: string) => string): unknown {
  if (typeof value === 'string') return written(value)
  if (Array.isArray(value)) return value.map((one) => drawable(one, written))
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, drawable(one, written)]))
}

function draw(doc: PDFKit.PDFDocument, parts: readonly Part[]): void {
  const [part] = parts
  if (!part) return
  if ('title' in part) {
    tagged(doc, 'H1', () => doc.fontSize(TITLE).fillColor('black').text(part.title))
    doc.moveDown(0.5)
  } else if ('head' in part) {
    doc.moveDown(0.6)
    room(doc, together(doc, parts))
    tagged(doc, 'H2', () => doc.fontSize(HEAD).fillColor('black').text(part.head))
    doc.moveDown(0.3)
  } else if ('text' in part) {
    const [size, colour] = part.small ? [SMALL, GREY] : [PLAIN, 'black']
    if (!part.small) room(doc, together(doc, parts))
    tagged(doc, 'P', () => doc.fontSize(size).fillColor(colour).text(part.text, { lineGap: 3 }))
    doc.moveDown(0.4)
  } else if ('drawing' in part) drawLines(doc, part)
  else if ('photograph' in part) {
    doc.addPage()
    const fit: [number, number] = [doc.page.width - 2 * MARGIN, doc.page.height - 2 * MARGIN]
    figure(doc, part.alt, () => doc.image(part.photograph, MARGIN, MARGIN, { fit }))
  } else if ('terms' in part) {
    for (const term of part.terms) drawCells(doc, term, [0.3, 0.7])
    doc.moveDown(0.4)
  } else if ('grid' in part) drawGrid(doc, part)
  else if ('page' in part) doc.addPage()
  else drawTable(doc, part)
}

/** What stands on one page: a head with what follows it, a sentence with the table below, a table's head with its first row. */
function together(doc: PDFKit.PDFDocument, [part, ...others]: readonly Part[]): number {
  if (!part) return 0
  if ('head' in part) return 2 * HEAD + together(doc, others)
  if ('grid' in part) return startOf(rowHeights(doc, part))
  if (!('text' in part)) return HEAD
  const [next] = others
  if (!next || !('grid' in next)) return HEAD
  const gap = PLAIN
  return doc.fontSize(PLAIN).heightOfString(part.text, { lineGap: 3 }) + gap + together(doc, others)
}

/** Half as wide as the page. */
function drawLines(
  doc: PDFKit.PDFDocument,
  { drawing, field, alt }: Extract<Part, { drawing: unknown }>,
): void {
  const scale = (doc.page.width - 2 * MARGIN) / 2 / field.width
  const height = field.height * scale
  room(doc, height)
  const top = doc.y
  figure(doc, alt, () => {
    doc
      .rect(MARGIN, top, field.width * scale, height)
      .lineWidth(0.5)
      .stroke(GREY)
    doc.save().translate(MARGIN, top).scale(scale)
    doc.path(drawing).lineWidth(4).lineCap('round').lineJoin('round').stroke('black').restore()
  })
  doc.x = MARGIN
  doc.y = top + height + 8
}

const figure = (doc: PDFKit.PDFDocument, alt: string, draw: () => void) =>
  doc.addStructure(doc.struct('Figure', { alt }, draw))

type Grid = Extract<Part, { grid: unknown }>

/** Inside of a ruled cell. */
const PAD = 3

const rowHeights = (doc: PDFKit.PDFDocument, { grid, widths, rowHeight = 0 }: Grid): number[] => {
  doc.fontSize(SMALL)
  return grid.map((row) =>
    Math.max(
      rowHeight,
      ...row.map(
        (cell, n) =>
          doc.heightOfString(cell || ' ', { width: widthOf(doc, widths[n]), lineGap: 1 }) + 2 * PAD,
      ),
    ),
  )
}
const widthOf = (doc: PDFKit.PDFDocument, share = 0) => share * (doc.page.width - 2 * MARGIN) - 2 * PAD

/** The head and the row below it stay together; on a new page the head is drawn again. */
function drawGrid(doc: PDFKit.PDFDocument, part: Grid): void {
  const { grid, headless } = part
  const heights = rowHeights(doc, part)
  room(doc, startOf(heights))
  const table = doc.struct('Table')
  doc.addStructure(table)
  const [head] = grid
  for (const [at, row] of grid.entries()) {
    const height = heights[at] ?? 0
    const isNew = room(doc, height)
    if (isNew && head && at > 0 && !headless)
      drawRow(doc, part, { row: head, height: heights[0] ?? 0, in: null })
    drawRow(doc, part, { row, height, in: table, isHead: at === 0 && !headless })
  }
  table.end()
  doc.x = MARGIN
  doc.moveDown(0.8)
}

const startOf = ([first = 0, second = 0]: readonly number[]) => first + second

type GridRow = {
  row: readonly string[]
  height: number
  /** Null: shown again, which nobody needs to hear. */
  in: PDFKit.PDFStructureElement | null
  isHead?: boolean
}

function drawRow(doc: PDFKit.PDFDocument, { widths }: Grid, { row, height, in: table, isHead }: GridRow) {
  const tr = table && doc.struct('TR')
  if (tr) table.add(tr)
  const top = doc.y
  let left = MARGIN
  for (const [n, cell] of row.entries()) {
    const width = widthOf(doc, widths[n])
    const x = left
    const draw = () => {
      const edge = doc.rect(x, top, width + 2 * PAD, height).lineWidth(0.5)
      if (isHead || !table) edge.fillAndStroke(PALE, GREY)
      else edge.stroke(GREY)
      doc
        .fontSize(SMALL)
        .fillColor('black')
        .text(cell || ' ', x + PAD, top + PAD, { width, lineGap: 1 })
    }
    if (tr) tr.add(doc.struct(isHead ? 'TH' : 'TD', {}, draw))
    else {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    }
    left += width + 2 * PAD
  }
  tr?.end()
  doc.y = top + height
}

function drawTable(doc: PDFKit.PDFDocument, { columns, rows, sum }: Extract<Part, { columns: unknown }>) {
  const widths = columns.map(() => 1 / columns.length)
  drawCells(doc, columns, widths, { right: true, colour: GREY })
  rule(doc)
  for (const row of rows) drawCells(doc, row, widths, { right: true })
  if (sum) {
    rule(doc)
    drawCells(doc, sum, widths, { right: true, size: PLAIN + 1 })
  }
  doc.moveDown(0.8)
}

type Look = { right?: true; colour?: string; size?: number }

/** A row, as high as its highest cell and never cut by the end of a page. */
function drawCells(
  doc: PDFKit.PDFDocument,
  cells: readonly string[],
  widths: readonly number[],
  { right, colour = 'black', size = PLAIN }: Look = {},
): void {
  const whole = doc.page.width - 2 * MARGIN
  doc.fontSize(size)
  const options = cells.map((_, n) => ({
    width: whole * (widths[n] ?? 0) - 6,
    lineGap: -1,
    align: right && n > 0 ? ('right' as const) : ('left' as const),
  }))
  const height = Math.max(...cells.map((cell, n) => doc.heightOfString(cell || ' ', options[n])))
  const most = doc.page.height - 2 * MARGIN
  room(doc, Math.min(height, most))
  const top = doc.y
  let left = MARGIN
  for (const [n, cell] of cells.entries()) {
    const x = left
    const dim = colour === 'black' && !right && n === 0 ? GREY : colour
    // A longer cell goes on by itself, on the next page.
    tagged(doc, 'P', () => doc.fillColor(dim).text(cell || ' ', x, top, options[n]))
    left += whole * (widths[n] ?? 0)
  }
  if (height <= most) doc.y = top + height + 2
  doc.x = MARGIN
}

function rule(doc: PDFKit.PDFDocument): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(doc.page.width - MARGIN, doc.y)
    .lineWidth(0.5)
    .stroke(GREY)
  doc.y += 4
}

/**
 * What fits on no page begins where there is room for its first lines.
 * @returns whether a page was begun
 */
const room = (doc: PDFKit.PDFDocument, height: number): boolean => {
  const isWhole = height <= doc.page.height - 2 * MARGIN
  const isNew = doc.y + (isWhole ? height : 3 * HEAD) > doc.page.height - MARGIN
  if (isNew) doc.addPage()
  return isNew
}

function tagged(doc: PDFKit.PDFDocument, type: 'H1' | 'H2' | 'P', write: () => void): void {
  doc.addStructure(doc.struct(type, {}, write))
}
