import iconv from 'iconv-lite'
import { VARIATION } from '../../../shared/facts/normalise'
import { MISSING_LETTER } from '../../../shared/words/program/csv'

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
const ACCENTS = /[\u0300-\u036f]/gu

const encode = (text: string) => iconv.encode(text, 'windows-31j')
const isKnown = (text: string) => iconv.decode(encode(text), 'windows-31j') === text

/** What is written of a character: itself, its plain letters (ü → u), or the mark that printers set. */
function writtenAs(character: string): string {
  const same = SAME.get(character) ?? character
  if (isKnown(same)) return same
  const plain = character.normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
  return plain !== '' && isKnown(plain) ? plain : MISSING_LETTER
}

/** Remembers what it was asked, as long as one text is written. */
function writer(): (character: string) => string {
  const known = new Map<string, string>()
  return (character) => {
    const kept = known.get(character) ?? writtenAs(character)
    known.set(character, kept)
    return kept
  }
}

/** A user's own character (U+E000 onwards), which the library only reads. */
function encodeOwn(character: string): Buffer {
  const at = character.charCodeAt(0) - 0xe000
  const trail = at % 188
  return Buffer.from([0xf0 + Math.floor(at / 188), trail + (trail < 0x3f ? 0x40 : 0x41)])
}
const OWN = /([\ue000-\ue757])/

/** Shift_JIS as Windows writes it; a character that it does not know becomes `〓`. */
export function encodeShiftJis(text: string): Buffer {
  const written = writer()
  const parts = text.replace(VARIATION, '').split(OWN)
  return Buffer.concat(
    parts.map((part) => (OWN.test(part) ? encodeOwn(part) : encode(part.replace(/[^\0-\x7f]/gu, written)))),
  )
}
