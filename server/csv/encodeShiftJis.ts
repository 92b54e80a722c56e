const LEADS = [...range(0x81, 0x9f), ...range(0xe0, 0xfc)]
const TRAILS = [...range(0x40, 0x7e), ...range(0x80, 0xfc)]
/** NEC's duplicates of IBM's characters, which are never written. */
const SECOND_COPY = [0xed, 0xee]
const QUESTION_MARK = 0x3f
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

/** Shift_JIS as Windows writes it; unknown characters become question marks. */
export function encodeShiftJis(text: string): Buffer {
  const codes = table()
  const bytes: number[] = []
  for (const character of text) {
    const code = codes.get(SAME.get(character) ?? character) ?? QUESTION_MARK
    if (code > 0xff) bytes.push(code >> 8)
    bytes.push(code & 0xff)
  }
  return Buffer.from(bytes)
}
