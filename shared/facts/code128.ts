/** Widths of bar, space, bar, space, bar, space in modules, by value. ISO/IEC 15417, table 1. */
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
const patterns = PATTERNS.split(' ')
const STOP = '2331112'
const START_B = 104
const CHECK_MODULUS = 103
/** Clear space on each side, in modules. */
const QUIET_ZONE = 10
const HEIGHT = 60

/**
 * The values of a text in CODE128, set B: start, characters, check digit. `PJJ123C` → 104, 48, 42, 42, 17,
 * 18, 19, 35, 55.
 * @throws Error for characters other than printable ASCII
 */
export function code128Values(text: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new Error('CODE128 B holds printable ASCII only')
  const values = [...text].map((character) => character.charCodeAt(0) - 0x20)
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B)
  return [START_B, ...values, sum % CHECK_MODULUS]
}

/** Alternating widths of bars and spaces with the stop pattern, in modules. */
export function code128Widths(text: string): number[] {
  return [...code128Values(text).map((value) => patterns[value] ?? ''), STOP].join('').split('').map(Number)
}

/** SVG with quiet zones, black on white; one unit is one module. */
export function code128Svg(text: string): string {
  let x = QUIET_ZONE
  let bars = ''
  code128Widths(text).forEach((width, index) => {
    if (index % 2 === 0) bars += `M${x} 0h${width}v${HEIGHT}h-${width}z`
    x += width
  })
  const size = x + QUIET_ZONE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${HEIGHT}" width="${size * 2}" height="${HEIGHT * 2}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${HEIGHT}H0z"/><path fill="#000" d="${bars}"/></svg>`
  )
}
