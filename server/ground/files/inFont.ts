import { isRecord } from '../../../shared/facts/isRecord'
import { nfkc } from '../../../shared/facts/normalise'

/** The font has no 〓. */
const NOT_DRAWN = '□'
const ACCENTS = /[\u0300-\u036f]/gu
/** Beyond ASCII, without what is seen by nobody. */
const DRAWN = /(?!\p{Variation_Selector})[^\0-\x7f\p{Cf}]/gu

/** What the font has of a character: itself, ℃ as °C, ễ as e; else a mark, so that no letter of a name is lost unseen. */
export function inFont(doc: PDFKit.PDFDocument): (text: string) => string {
  const knows = glyphsOf(doc)
  const isKnown = (text: string) => Array.from(text).every(knows)
  const written = (character: string) => {
    const compatible = nfkc(character)
    const plain = character.normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
    return [character, compatible, plain].find((text) => text !== '' && isKnown(text)) ?? NOT_DRAWN
  }
  return (text) => text.normalize('NFC').replace(DRAWN, written)
}

/** Whether the document's font has a character, which pdfkit asks nobody else. */
function glyphsOf(doc: PDFKit.PDFDocument): (character: string) => boolean {
  const own: unknown = Reflect.get(doc, '_font')
  const font = isRecord(own) ? own.font : null
  const has = isRecord(font) ? font.hasGlyphForCodePoint : null
  if (typeof has !== 'function') throw new Error('The font of the document is not known')
  return (character) => Reflect.apply(has, font, [character.codePointAt(0)]) === true
}
