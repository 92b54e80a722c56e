const HYPHENS =
  /[-\u00ad\u02d7\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u2796\u30fc\u3161\ufe58\ufe63\uff0d\uff70]/gu
/** With the marks of direction and of no width that a copied number brings along. */
const SPACES = /[\s\p{Cf}]/gu

/** `０９０` → `090`. Other scripts' digits stay. */
export function foldDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
}

/** Folds digits, drops hyphens and spaces: `０９０ー１２３４−5678` → `09012345678`. */
export function withoutHyphens(text: string): string {
  return foldDigits(text).replace(HYPHENS, '').replace(SPACES, '')
}

/** A number with letters, as it is typed or scanned: ` Ｄー４２` → `D-42`. `max`: as in `nfkc`. */
export function foldCode(text: string, max: number): string {
  return trimmed(nfkc(text, max).replace(HYPHENS, '-'))
}

/** A number as `foldCode` has it, without what some scanners send around it: `]C0D-42`, `*D-42*`. */
export const foldScanned = (text: string, max: number): string =>
  foldCode(text, max).replace(/^\][a-z]\d|^\*|\*$/gi, '')

const KIT_MAX = 50

/** The number of a kit, scanned or typed: `ｋー００１２` → `K-0012` */
export const foldKit = (text: string): string => foldScanned(text, KIT_MAX).toUpperCase()

/** `〒９９７-００５２` → `9970052` */
export function foldZipCode(text: string): string {
  return withoutHyphens(text).replace(/^〒/u, '')
}

/** `（０２３５）12-3456` → `0235123456`, `tel:090.1234.5678`, `+81 90-1234-5678` and `81 90…` → `090…` */
export function foldTel(text: string): string {
  const bare = withoutHyphens(text).replace(/^tel:|[()（）./．／・]/giu, '')
  return bare.replace(/^[+＋]810?|^81(?=[1-9]\d{8,9}$)/u, '0')
}

/** Of the texts of a form. */
const LONGEST_TEXT = 5_000
/** A character of NFKC is written with at most four, of two units each. */
const UNITS_OF_ONE = 8

/**
 * NFKC of a text that may have `max` characters. One that cannot become so short stays as it is, for the limit after
 * it to refuse: one character may grow to eighteen.
 */
export const nfkc = (text: string, max = LONGEST_TEXT): string =>
  text.length > UNITS_OF_ONE * max ? text : text.normalize('NFKC')

/** Of direction and of no width: copying leaves them around a text. */
export const UNSEEN_MARKS = /\p{Cf}/gu

/** Trimmed, and without what nobody sees. */
export const trimmed = (text: string) => text.replace(UNSEEN_MARKS, '').trim()

/** The words of a search, without what nobody sees in them. */
export const wordsIn = (text: string, max?: number) => trimmed(nfkc(text, max)).split(/\s+/).filter(Boolean)

/** NFKC and trimmed; empty if nothing is visible. */
export function normaliseText(text: string, max?: number): string {
  const normalised = nfkc(text.trim(), max).trim()
  return /[^\p{Cf}\p{Z}]/u.test(normalised) ? normalised : ''
}

/** さとう → サトウ, オ−ノ → オーノ, ジャン＝ポール → ジャン・ポール; one space between two words. */
export function foldFurigana(text: string): string {
  return toKatakana(normaliseText(text)).replace(HYPHENS, 'ー').replace(/[=゠]/gu, '・').replace(/ +/gu, ' ')
}

/** Choose a form of a character, and are seen by nobody. */
export const VARIATION = /[\ufe00-\ufe0f]|\udb40[\udd00-\uddef]/g
const ACCENTS = /[\u0300-\u036f]/gu
/** Between names or within them; a long vowel is written with any of them. */
const MARKS =
  /[-\u00ad\u02d7\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u2796\u30fc\u3161\ufe58\ufe63=\u30a0\u30fb\u00b7\u2022\u2219\u22c5・'\u2019`\u00b4\u02bc]/gu

/** Forms of one character, the one that is searched by first. */
const FORMS = [
  '斉齊斎齋',
  '辺邊邉',
  '島嶋嶌',
  '崎﨑嵜',
  ...'高髙 沢澤 浜濱 広廣 国國 桜櫻 恵惠 竜龍 富冨 吉𠮷 徳德 真眞 万萬 関關 滝瀧 栄榮 条條 柳栁 渕淵 桧檜'.split(
    ' ',
  ),
  ...'曽曾 黒黑 薮藪 会會 学學 礼禮 与與 実實 弥彌 寿壽 満滿 増增 槙槇 館舘 蔵藏 鉄鐵 桑桒 団團 塩鹽 遥遙 凛凜'.split(
    ' ',
  ),
  // Small kana and kana of one sound; の, ノ and 之 between two characters of a name.
  ...'ァア ィイ ゥウ ェエ ォオ ッツ ャヤ ュユ ョヨ ヮワ ヵカ ヶケ ヲオ ヂジ ヅズ ヰイ ヱエ 之ノ 乃ノ'
    .split(' ')
    .map((pair) => [...pair].reverse().join('')),
  ...'oøØ lłŁ dđĐ iı'.split(' '),
].map((forms) => [...forms])

/** Every form beside the one that stands for all. */
const foldedForms: ReadonlyMap<string, string> = new Map(
  FORMS.flatMap(([first = '', ...others]) => others.map((form) => [form, first] as const)),
)

/**
 * A name as it is searched by and compared: 葛󠄀城 → 葛城, 髙橋 → 高橋, さとう and ｻﾄｳ → サトウ, 竜ヶ崎 → 竜ケ崎,
 * ジャン・ポール → ジヤンポル, Müller → muller.
 */
export function foldName(text: string): string {
  const plain = nfkc(text).normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
  const uniform = plain.replace(VARIATION, '').replace(MARKS, '')
  return Array.from(toKatakana(uniform), (letter) => foldedForms.get(letter) ?? letter).join('')
}

const toKatakana = (text: string) =>
  text.replace(/[ぁ-ゖゝゞ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

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
