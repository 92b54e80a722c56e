import { describe, expect, test } from 'vitest'
import { compositionParts } from '../../../../../donor/way/donating/flora/compositionParts'
import { diversityBand } from '../../../../../shared/forms/flora/diversity'
import { isOpenInvitation } from '../../../../../shared/rules/donating/flora/isOpenInvitation'
import { RANKING_BEADS, rankingBead } from '../../../../../shared/rules/donating/flora/ranking'
import { genusLabel } from '../../../../../shared/words/labels/floraLabels'

test.each([
  [0, 'low'],
  [34.9, 'low'],
  [35, 'usual'],
  [65, 'usual'],
  [65.1, 'high'],
  [100, 'high'],
] as const)('a diversity of %s is %s', (scaled, band) => {
  expect(diversityBand(scaled)).toBe(band)
})

describe('a place among the results', () => {
  test.each([
    [1, 1204, 19],
    [1204, 1204, 0],
    [602, 1204, 10],
    [186, 1204, 16],
    [1, 1, 19],
    [2, 2, 0],
    // Somebody has left since the place was read.
    [7, 5, 0],
  ])('%s of %s is bead %s', (place, total, bead) => {
    expect(rankingBead(place, total)).toBe(bead)
  })

  test('never falls as the diversity grows, and uses every bead of many results', () => {
    const beads = Array.from({ length: 100 }, (_, index) => rankingBead(100 - index, 100))
    expect(beads).toEqual(beads.toSorted((a, b) => a - b))
    expect(new Set(beads).size).toBe(RANKING_BEADS)
  })
})

describe('a composition to be shown', () => {
  test('has its six largest genera by name, and the others together', () => {
    const parts = compositionParts({
      ブラウティア属: 0.1,
      g__Bacteroides: 0.3,
      Prevotella: 0.2,
      そのほか: 0.1,
      Dorea: 0.05,
      Roseburia: 0.09,
      Sutterella: 0.06,
      Veillonella: 0.08,
      Xylanibacter: 0.02,
    })
    expect(parts?.main).toEqual([
      { name: 'バクテロイデス属', share: 0.3 },
      { name: 'プレボテラ属', share: 0.2 },
      { name: 'ブラウティア属', share: 0.1 },
      { name: 'ロゼブリア属', share: 0.09 },
      { name: 'ベイロネラ属', share: 0.08 },
      { name: 'サテレラ属', share: 0.06 },
    ])
    expect(parts?.others).toEqual([
      { name: 'ドレア属', share: 0.05 },
      { name: 'Xylanibacter', share: 0.02 },
    ])
    expect(parts?.rest).toBeCloseTo(0.17, 10)
  })

  test.each([null, undefined, {}, 'x', { Bacteroides: 2 }])('is none for %j', (stored) => {
    expect(compositionParts(stored)).toBeNull()
  })

  test('names no genus after a word of the language', () => {
    expect(genusLabel('constructor')).toBe('constructor')
    expect(genusLabel('Akkermansia')).toBe('アッカーマンシア属')
  })
})

test.each([
  ['Guidance', '2026-12-15', true],
  ['Guidance', '2026-12-14', false],
  ['Guidance', null, true],
  ['Applied', '2026-12-20', false],
  ['Shared', null, false],
] as const)('%s until %s on 15 December: open %s', (status, deadline, open) => {
  expect(isOpenInvitation(status, deadline, '2026-12-15')).toBe(open)
})
