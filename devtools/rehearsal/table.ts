export type Line = { what: string; said: string; isGood: boolean }

const width = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u0000-\u00ff]/.test(letter) ? 1 : 2), 0)
const filled = (text: string, wanted: number) => text + ' '.repeat(Math.max(0, wanted - width(text)))

export function print({ what, said, isGood }: Line): void {
  process.stdout.write(`${isGood ? '✓' : '✗'} ${filled(what, 44)} ${said}\n`)
}
