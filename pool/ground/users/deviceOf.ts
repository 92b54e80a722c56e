const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

// Order matters: each browser also names those below it.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Line\//, 'LINE'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const nameIn = (names: typeof SYSTEMS, userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1]

/** The browser in our own words only, such as `iPhone の Safari`; null if unknown. */
export function deviceOf(userAgent: string | undefined): string | null {
  const system = nameIn(SYSTEMS, userAgent ?? '')
  const browser = nameIn(BROWSERS, userAgent ?? '')
  return system && browser ? `${system} の ${browser}` : (system ?? browser ?? null)
}
