import { describe, expect, test } from 'vitest'
import { code128Svg, code128Values, code128Widths } from '../../../../shared/facts/code128'

describe('CODE128, set B', () => {
  test.each([
    // Worked by hand from the table: (104 + Σ value × place) mod 103.
    ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55]],
    ['Wikipedia', [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88]],
    ['D-000001', [104, 36, 13, 16, 16, 16, 16, 16, 17, 84]],
  ])('%s', (text, values) => {
    expect(code128Values(text)).toEqual(values)
  })

  test('every symbol is eleven modules wide, the stop thirteen', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
    const widths = code128Widths(printable)
    const symbols = printable.length + 2
    expect(widths).toHaveLength(symbols * 6 + 7)
    for (let symbol = 0; symbol < symbols; symbol++) {
      const six = widths.slice(symbol * 6, symbol * 6 + 6)
      expect(six.reduce((sum, width) => sum + width, 0)).toBe(11)
      // The three bars of a symbol together are an even number of modules: the parity a reader checks.
      expect(((six[0] ?? 0) + (six[2] ?? 0) + (six[4] ?? 0)) % 2).toBe(0)
    }
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
  })

  test('refuses what the set does not hold', () => {
    expect(() => code128Values('ドナー')).toThrow('ASCII')
    expect(() => code128Values('')).toThrow('ASCII')
  })

  test('is drawn with ten clear modules at either side, and the bars say what the widths say', () => {
    const svg = code128Svg('D-000001')
    const widths = code128Widths('D-000001')
    const total = widths.reduce((sum, width) => sum + width, 0)
    expect(svg).toContain(`viewBox="0 0 ${total + 20} 60"`)
    const bars = [...svg.matchAll(/M(\d+) 0h(\d+)v60/g)]
      .map(([, x, width]) => [Number(x), Number(width)])
      .slice(1)
    let x = 10
    const expected = widths.flatMap((width, index) => {
      const bar = index % 2 === 0 ? [[x, width]] : []
      x += width
      return bar
    })
    expect(bars).toEqual(expected)
    expect(svg).not.toMatch(/script|href|style/)
  })
})
