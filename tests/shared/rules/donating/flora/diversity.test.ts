import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPOSITION_MAX } from '../../../../../shared/forms/flora/composition'
import { scaledDiversity, shannonDiversity } from '../../../../../shared/forms/flora/diversity'

const shares = fc.array(fc.double({ min: 0.0001, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 })

describe('Shannon diversity', () => {
  it.each([
    [[1], 0],
    [[1, 0, 0], 0],
    [[0.5, 0.5], Math.log(2)],
    [[0.25, 0.25, 0.25, 0.25], Math.log(4)],
    // 0.5 ln 2 + 0.25 ln 4 + 0.25 ln 4
    [[0.5, 0.25, 0.25], 1.0397207708],
    [[0.9, 0.1], 0.3250829734],
  ])('of %j is %f', (given, expected) => {
    expect(shannonDiversity(given)).toBeCloseTo(expected, 9)
  })

  it('lies between 0 and ln n, whatever the shares, and does not depend on their order or sum', () => {
    fc.assert(
      fc.property(shares, (given) => {
        const diversity = shannonDiversity(given)
        expect(diversity).toBeGreaterThanOrEqual(-1e-9)
        expect(diversity).toBeLessThanOrEqual(Math.log(given.length) + 1e-9)
        expect(shannonDiversity(given.toReversed())).toBeCloseTo(diversity, 9)
        expect(shannonDiversity(given.map((share) => share * 7))).toBeCloseTo(diversity, 9)
      }),
    )
  })
})

describe('scaled diversity', () => {
  it.each([
    [0, 0],
    [Math.log(20), 56.5],
    [2.5, 47.2],
    [Math.log(COMPOSITION_MAX), 100],
    [9, 100],
    [-0.0000001, 0],
  ])('of %f is %f', (shannon, expected) => {
    expect(scaledDiversity(shannon)).toBe(expected)
  })

  it('keeps the order of the scores', () => {
    const score = fc.double({ min: 0, max: 6, noNaN: true })
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(scaledDiversity(less)).toBeLessThanOrEqual(scaledDiversity(more))
      }),
    )
  })
})
