import { daysBetween, japaneseMinuteOf } from '../../../../shared/facts/dates'
import type { Cell, Moment } from './exportTable'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const SHEET = 'xl/worksheets/sheet1.xml'

/** All parts of a workbook except its rows: one sheet with a frozen heading. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/><Override PartName="/${SHEET}" ContentType="${SPREADSHEET}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="一覧" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy/mm/dd"/><numFmt numFmtId="165" formatCode="yyyy/mm/dd\\ hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}
const SHEET_BEGIN = `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/><sheetData>`
const SHEET_END = '</sheetData></worksheet>'

type Rows = readonly (readonly Cell[])[]

/** Characters that XML forbids. */
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu
/** Text that Excel would decode as a character code. */
const ESCAPE_LOOKALIKE = /_(?=x[0-9a-f]{4}_)/gi
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const CELL_MAX = 32_767

const escaped = (text: string) =>
  text
    .slice(0, CELL_MAX)
    .replace(NO_XML, '')
    .replace(/\r\n?/g, '\n')
    .replace(ESCAPE_LOOKALIKE, '_x005F_')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)

/** 0 → A, 25 → Z, 26 → AA */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const STYLES = { day: 1, minute: 2 }
/** Days of a spreadsheet count from here; before March 1900 it counts a day that there was not. */
const FIRST_DAY = '1899-12-30'
const FIRST_SURE = 61
const MINUTES_OF_DAY = 1_440

function momentXml(moment: Moment, place: string): string {
  const [kind, text] =
    'day' in moment ? (['day', moment.day] as const) : (['minute', japaneseMinuteOf(moment.at)] as const)
  const [day = '', time = '0:0'] = text.split('T')
  const days = daysBetween(FIRST_DAY, day)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (!(days >= FIRST_SURE)) return cellXml(moment.text, place)
  return `<c r="${place}" s="${STYLES[kind]}"><v>${days + (60 * hours + minutes) / MINUTES_OF_DAY}</v></c>`
}

/** Writes text as text: no formulas, leading zeros stay. Days and times are what a spreadsheet calls so. */
function cellXml(cell: Cell, place: string): string {
  if (cell === '') return ''
  if (typeof cell === 'object') return momentXml(cell, place)
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const rowsXml = (rows: Rows, first: number) =>
  rows
    .map((row, index) => {
      const no = first + index
      return `<row r="${no}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${no}`)).join('')}</row>`
    })
    .join('')

export async function* writeWorkbook(batches: AsyncIterable<Rows>): AsyncGenerator<Buffer> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const taken = () => {
    const pieces = ready
    ready = []
    return Buffer.concat(pieces)
  }
  for (const [name, content] of Object.entries(PARTS)) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(strToU8(XML + content), true)
  }
  const sheet = new ZipDeflate(SHEET, { level: 3 })
  zip.add(sheet)
  sheet.push(strToU8(XML + SHEET_BEGIN))
  let next = 1
  for await (const rows of batches) {
    sheet.push(strToU8(rowsXml(rows, next)))
    next += rows.length
    const bytes = taken()
    if (bytes.length > 0) yield bytes
  }
  sheet.push(strToU8(SHEET_END), true)
  zip.end()
  yield taken()
}
