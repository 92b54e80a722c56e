const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

// Each also names those below it.
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

/** `iPhone の Safari`: what a browser says of itself, in words of our own alone; null if it says nothing known. */
export function deviceOf(userAgent: string | undefined): string | null {
  const system = nameIn(SYSTEMS, userAgent ?? '')
  const browser = nameIn(BROWSERS, userAgent ?? '')
  return system && browser ? `${system} の ${browser}` : (system ?? browser ?? null)
}
