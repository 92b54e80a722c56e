import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeGift } from '../../../../server/care/gifts/handOutGift'

const stock = (amounts: Record<number, number>) =>
  Object.entries(amounts).map(([amountYen, count]) => ({ amountYen: Number(amountYen), count }))

test('the fewest codes that make up the amount', () => {
  expect(composeGift(9000, stock({ 3000: 3, 6000: 1 }))).toEqual([
    { amountYen: 6000, count: 1 },
    { amountYen: 3000, count: 1 },
  ])
  // The largest first would leave a rest.
  expect(composeGift(6000, stock({ 5000: 1, 3000: 2 }))).toEqual([{ amountYen: 3000, count: 2 }])
  expect(composeGift(3000, stock({ 2000: 5 }))).toBe(null)
  expect(composeGift(9000, stock({ 3000: 2 }))).toBe(null)
})

test('what it takes is in stock and is the amount; nothing else only where trying everything finds nothing', () => {
  const parts = fc.uniqueArray(
    fc.record({ amountYen: fc.integer({ min: 1, max: 12 }), count: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ amountYen }) => amountYen, maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), parts, (amount, given) => {
      const found = composeGift(amount, given)
      let sums = new Map([[0, 0]])
      for (const { amountYen, count } of given)
        for (let n = 0; n < count; n++) {
          const next = new Map(sums)
          for (const [yen, codes] of sums)
            next.set(yen + amountYen, Math.min(codes + 1, next.get(yen + amountYen) ?? Infinity))
          sums = next
        }
      const fewest = sums.get(amount) ?? null
      expect(found && found.reduce((codes, { count }) => codes + count, 0)).toBe(fewest)
      const sum = (found ?? []).reduce((yen, { amountYen, count }) => yen + amountYen * count, 0)
      expect(sum).toBe(found ? amount : 0)
      for (const { amountYen, count } of found ?? [])
        expect(count).toBeLessThanOrEqual(given.find((one) => one.amountYen === amountYen)?.count ?? 0)
    }),
  )
})
