import { describe, expect, test } from 'vitest'
import { compare, type Topic } from '../../../devtools/week/compare'

const topic = (...said: Record<string, string>[]): Topic => ({
  what: '献便',
  said: Object.fromEntries(said.map((facts, index) => [`${index}`, new Map(Object.entries(facts))])),
})

describe('The comparison of the week', () => {
  test('finds nothing where every source says the same', () => {
    expect(compare([topic({ a: '1', b: '2' }, { b: '2', a: '1' }), topic({}, {})])).toEqual([])
  })

  test.each([
    ['a changed row', { a: '1', b: '3' }, 'b', { 0: '2', 1: '3' }],
    ['a row that is gone', { a: '1' }, 'b', { 0: '2', 1: null }],
    ['a row that only one has', { a: '1', b: '2', c: '4' }, 'c', { 0: null, 1: '4' }],
  ])('finds %s', (_, other, key, said) => {
    expect(compare([topic({ a: '1', b: '2' }, other)])).toEqual([{ what: '献便', key, said }])
  })
})
