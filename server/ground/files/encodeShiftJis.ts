import { MISSING_LETTER } from '../../../shared/words/program/csv'

const LEADS = [...range(0x81, 0x9f), ...range(0xe0, 0xfc)]
const TRAILS = [...range(0x40, 0x7e), ...range(0x80, 0xfc)]
/** NEC's duplicates of IBM's characters, which are never written. */
const SECOND_COPY = [0xed, 0xee]
/** Characters that Windows encodes differently from other systems. */
const SAME = new Map([
  ['〜', '～'],
  ['−', '－'],
  ['—', '―'],
  ['‖', '∥'],
  ['¢', '￠'],
  ['£', '￡'],
  ['¬', '￢'],
  ['\u00a0', ' '],
])

function* range(from: number, to: number): Generator<number> {
  for (let value = from; value <= to; value++) yield value
}

let known: ReadonlyMap<string, number> | undefined

/** The platform only decodes Shift_JIS, so its table is inverted once. */
function table(): ReadonlyMap<string, number> {
  if (known) return known
  const decoder = new TextDecoder('shift_jis')
  const codes = new Map<string, number>()
  const add = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    const readable = [...character].length === 1 && character !== '\ufffd'
    if (readable && !codes.has(character))
      codes.set(character, Number.parseInt(Buffer.from(bytes).toString('hex'), 16))
  }
  for (const byte of [...range(0x00, 0x7f), ...range(0xa1, 0xdf)]) add(byte)
  for (const lead of LEADS.filter((byte) => !SECOND_COPY.includes(byte)))
    for (const trail of TRAILS) add(lead, trail)
  known = codes
  return codes
}

const VARIATION_SELECTORS = /[\ufe00-\ufe0f]|\udb40[\udd00-\uddef]/g
const ACCENTS = /[\u0300-\u036f]/gu

/** What Shift_JIS has instead of a character: its plain letters (ü → u), else the mark that printers set. */
function instead(character: string): readonly string[] {
  const codes = table()
  const plain = [...character.normalize('NFKD').replace(ACCENTS, '').normalize('NFC')]
  return plain.length > 0 && plain.every((each) => codes.has(each)) ? plain : [MISSING_LETTER]
}

/** Shift_JIS as Windows writes it; a character that it does not know becomes `〓`. */
export function encodeShiftJis(text: string): Buffer {
  const codes = table()
  const bytes: number[] = []
  const write = (code: number) => {
    if (code > 0xff) bytes.push(code >> 8)
    bytes.push(code & 0xff)
  }
  for (const character of text.replace(VARIATION_SELECTORS, '')) {
    const code = codes.get(SAME.get(character) ?? character)
    if (code !== undefined) write(code)
    else for (const each of instead(character)) write(codes.get(each) ?? 0)
  }
  return Buffer.from(bytes)
}
