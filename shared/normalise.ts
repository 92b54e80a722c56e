const HYPHENS =
  /[-\u00ad\u02d7\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u2796\u30fc\u3161\ufe58\ufe63\uff0d\uff70]/gu
const SPACES = /\s/gu

/** `０９０` → `090`. Other scripts' digits stay. */
export function foldDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
}

/** Folds digits, drops hyphens and spaces: `０９０ー１２３４−5678` → `09012345678`. */
export function withoutHyphens(text: string): string {
  return foldDigits(text).replace(HYPHENS, '').replace(SPACES, '')
}

/** `〒９９７-００５２` → `9970052` */
export function foldZipCode(text: string): string {
  return withoutHyphens(text).replace(/^〒/u, '')
}

/** `（０２３５）12-3456` → `0235123456` */
export function foldTel(text: string): string {
  return withoutHyphens(text).replace(/[()（）]/gu, '')
}

/** NFKC and trimmed; empty if nothing is visible. */
export function normaliseText(text: string): string {
  const normalised = text.normalize('NFKC').trim()
  return /[^\p{Cf}\p{Z}]/u.test(normalised) ? normalised : ''
}

/** さとう → サトウ */
export function foldFurigana(text: string): string {
  return normaliseText(text).replace(/[ぁ-ゖゝゞ]/gu, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + 0x60),
  )
}

/** (`2000`, `２`, ` 9 `) → `2000-02-09`; empty without input. */
export function dateFromParts(year: string, month: string, day: string): string {
  const [y = '', m = '', d = ''] = [year, month, day].map((part) => foldDigits(part).trim())
  return y || m || d ? `${y.padStart(4, '0')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : ''
}

/** 9970052 → 997-0052 */
export function formatZipCode(zipCode: string): string {
  return zipCode.replace(/^(\d{3})(\d{4})$/, '$1-$2')
}

/** 09012345678 → 090-1234-5678; ten digits stay, since area codes differ in length. */
export function formatTel(tel: string): string {
  return tel.replace(/^(0[5-9]0)(\d{4})(\d{4})$/, '$1-$2-$3')
}
