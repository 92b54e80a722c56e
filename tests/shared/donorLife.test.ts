import { samplePublicTexts } from '../../shared/facts/config'
import { describe, expect, test } from 'vitest'
import { checkIsOld, hasExpired, periodFrom } from '../../shared/rules/donating/donorPeriod'
import { statusAfter, transitions } from '../../shared/rules/person/lifecycle'
import { stageOf } from '../../shared/rules/person/stages'
import { nextRank, rankFor, rankThresholds } from '../../shared/facts/ranks'
import { periodReward } from '../../shared/facts/rewards'

describe('a donor period', () => {
  test.each([
    ['2026-11-10', '2027-02-02', '2027-01-05'],
    // Over the end of a year, from the last day of a month, over a leap day and in a year without one.
    ['2026-10-31', '2027-01-23', '2026-12-26'],
    ['2027-12-31', '2028-03-24', '2028-02-25'],
    ['2026-12-31', '2027-03-25', '2027-02-25'],
    ['2028-02-29', '2028-05-23', '2028-04-25'],
  ])('from %s lasts until %s, its window begins on %s', (validFrom, validUntil, windowFrom) => {
    expect(periodFrom(validFrom)).toEqual({ validFrom, validUntil, windowFrom })
  })

  test('is still valid on its last day', () => {
    expect(hasExpired('2027-02-02', '2027-02-02')).toBe(false)
    expect(hasExpired('2027-02-02', '2027-02-03')).toBe(true)
  })
})

test('a check is asked again from the day after twelve weeks', () => {
  expect(checkIsOld('2026-09-08', '2026-12-01')).toBe(false)
  expect(checkIsOld('2026-09-08', '2026-12-02')).toBe(true)
})

const { ranks, rewards } = samplePublicTexts

describe('ranks', () => {
  test.each(rankThresholds(ranks))('$rank from $from donations on', ({ rank, from }) => {
    expect(rankFor(from, ranks)).toBe(rank)
  })

  test.each(rankThresholds(ranks).slice(1))('$rank is one donation away before $from', ({ rank, from }) => {
    expect(rankFor(from - 1, ranks)).not.toBe(rank)
    expect(nextRank(from - 1, ranks)).toEqual({ rank, missing: 1 })
  })

  test('end with Master', () => {
    expect(rankFor(10_000, ranks)).toBe('Master')
    expect(nextRank(100, ranks)).toBeNull()
  })
})

test('ten donations bring 30,000 yen, and 50,000 when the renewal certifies', () => {
  expect([
    periodReward(10, false, rewards),
    periodReward(10, true, rewards),
    periodReward(0, true, rewards),
  ]).toEqual([30_000, 50_000, 0])
})

describe('the table of a donor’s life', () => {
  test('answers for what is in it, and null for the rest', () => {
    expect(statusAfter('DonorRenewalExam', 'certified')).toBe('Donation')
    expect(statusAfter('Donation', 'certified')).toBeNull()
    expect(transitions.flatMap(({ event, from }) => (event === 'expired' ? [from] : []))).toEqual([
      'Donation',
      'RenewalExamOnlineCheckBeforeExam',
      'DonorRenewalExam',
    ])
  })

  test('leads from Registration to every status, and from each back', () => {
    const reachable = (start: string) => {
      const seen = new Set([start])
      for (let grown = true; grown;) {
        const found = transitions.filter(({ from, to }) => seen.has(from) && !seen.has(to))
        found.forEach(({ to }) => seen.add(to))
        grown = found.length > 0
      }
      return seen
    }
    const all = new Set(transitions.flatMap(({ from, to }) => [from, to]))
    for (const status of all) expect(reachable(status)).toEqual(all)
  })

  test('knows the stage in hand', () => {
    expect(stageOf('Registration', false)).toBe('registration')
    expect(stageOf('Registration', true)).toBe('onlineCheck')
    expect(stageOf('DonorRenewalExam', true)).toBe('certification')
  })
})
