import { describe, expect, it } from 'vitest'
import { compositionProblem, readComposition } from '../../../../../shared/forms/flora/composition'
import { diversityProblem } from '../../../../../shared/forms/flora/diversity'
import { enterotypeNamed, enterotypeOf } from '../../../../../shared/forms/flora/enterotypes'
import {
  COMPOSITION_EMPTY,
  COMPOSITION_NAME_NOT_ALLOWED,
  COMPOSITION_NAME_TWICE,
  COMPOSITION_SHARE_NOT_ALLOWED,
  compositionSumOff,
  compositionTooLong,
} from '../../../../../shared/words/donating/floraTests'

const equalShares = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`Genus ${index}`, 1 / count]))

describe('a composition', () => {
  it.each([
    { Bacteroides: 1 },
    { Bacteroides: 0.6, Blautia: 0.4, Dialister: 0 },
    { '[Eubacterium]_eligens_group': 0.5, 'Clostridium sensu stricto 1': 0.25, 'UCG-002': 0.25 },
    { ビフィドバクテリウム属: 0.5, そのほか: 0.5 },
    { Bacteroides: 0.999 },
    { Bacteroides: 0.5, Blautia: 0.501 },
    equalShares(200),
  ])('%j is sound', (given) => {
    expect(compositionProblem(given)).toBeNull()
  })

  it.each<[unknown, string]>([
    [null, COMPOSITION_EMPTY],
    ['Bacteroides', COMPOSITION_EMPTY],
    [[1], COMPOSITION_EMPTY],
    [{}, COMPOSITION_EMPTY],
    [equalShares(201), compositionTooLong(200)],
    [{ '': 1 }, COMPOSITION_NAME_NOT_ALLOWED],
    [{ ' ': 1 }, COMPOSITION_NAME_NOT_ALLOWED],
    [JSON.parse('{"__proto__": 1}'), COMPOSITION_NAME_NOT_ALLOWED],
    [{ '=1+1': 1 }, COMPOSITION_NAME_NOT_ALLOWED],
    [{ '<b>': 1 }, COMPOSITION_NAME_NOT_ALLOWED],
    [{ 'Bacte\nroides': 1 }, COMPOSITION_NAME_NOT_ALLOWED],
    [{ 'Bacte\u202eroides': 1 }, COMPOSITION_NAME_NOT_ALLOWED],
    [{ ['B'.repeat(101)]: 1 }, COMPOSITION_NAME_NOT_ALLOWED],
    [{ Bacteroides: 0.5, Ｂacteroides: 0.5 }, COMPOSITION_NAME_TWICE],
    [{ Bacteroides: '1' }, COMPOSITION_SHARE_NOT_ALLOWED],
    [{ Bacteroides: null }, COMPOSITION_SHARE_NOT_ALLOWED],
    [{ Bacteroides: NaN }, COMPOSITION_SHARE_NOT_ALLOWED],
    [{ Bacteroides: 1.2, Blautia: -0.2 }, COMPOSITION_SHARE_NOT_ALLOWED],
    [{ Bacteroides: 0.9, Blautia: 0.0989 }, compositionSumOff(0.9989)],
    [{ Bacteroides: 0.9, Blautia: 0.1011 }, compositionSumOff(1.0011)],
  ])('%j is not', (given, problem) => {
    expect(compositionProblem(given)).toBe(problem)
    expect(readComposition(given)).toBeNull()
  })

  it('is kept with its names in one writing', () => {
    expect(readComposition({ ' Ｂlautia ': 1 })).toEqual({ Blautia: 1 })
  })
})

describe('a diversity that is given', () => {
  // ln 2 = 0.6931…
  const half = { Bacteroides: 0.5, Blautia: 0.5 }
  it.each([Math.LN2, 0.69, 0.7, 0.7031, 0.6832])('%f is what the composition gives', (given) => {
    expect(diversityProblem(given, half)).toBeNull()
  })

  it.each([0.7032, 0.6831, 1, 0])('%f is not, and both numbers are named', (given) => {
    expect(diversityProblem(given, half)).toBe(`多様性スコア${given}が、構成から計算した値0.693と合いません`)
  })
})

describe('the enterotype', () => {
  it.each([
    [{ Bacteroides: 0.3, Prevotella: 0.1, Faecalibacterium: 0.6 }, 'バクテロイデス型'],
    [{ Bacteroides: 0.1, Prevotella: 0.2, Blautia: 0.7 }, 'プレボテラ型'],
    [{ バクテロイデス属: 0.1, ルミノコッカス属: 0.2, そのほか: 0.7 }, 'ルミノコッカス型'],
    [{ g__Bacteroides: 0.1, Bacteroides: 0.1, Prevotella: 0.15, Blautia: 0.65 }, 'バクテロイデス型'],
    [{ Parabacteroides: 0.6, Prevotella: 0.4 }, 'プレボテラ型'],
    [{ Parabacteroides: 1 }, null],
    [{ Bacteroides: 0, Blautia: 1 }, null],
  ])('of %j is %s', (composition, name) => {
    expect(enterotypeOf(composition)).toBe(name)
  })

  it.each([
    ['プレボテラ型', 'プレボテラ型'],
    [' prevotella ', 'プレボテラ型'],
    ['ルミノコッカス属', 'ルミノコッカス型'],
    ['ﾊﾞｸﾃﾛｲﾃﾞｽ型', 'バクテロイデス型'],
    ['Parabacteroides', null],
    ['', null],
  ])('%j is read as %s', (text, name) => {
    expect(enterotypeNamed(text)).toBe(name)
  })
})
