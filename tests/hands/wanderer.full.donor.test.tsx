import { configure } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wanderAll } from './wanderAll'

configure({ defaultHidden: true })

it('wanders 300 ways, and every one ends in a judgement', { timeout: 1_800_000 }, async () => {
  expect(await wanderAll(Array.from({ length: 300 }, (_, index) => 1_000 + index))).toEqual([])
})
