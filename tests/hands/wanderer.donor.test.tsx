import { configure } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { wander } from './wander'
import { wanderAll } from './wanderAll'

configure({ defaultHidden: true })

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
let letGo: (() => void) | null = null
afterEach(() => letGo?.())

it('ends in a judgement, and nothing tapped is unsaved', { timeout: 400_000 }, async () => {
  expect(await wanderAll(seeds(1, 4))).toEqual([])
})

it('finds a form that does not save a tap on what is chosen (control)', { timeout: 400_000 }, async () => {
  const swallow = (event: Event) => {
    const { target } = event
    if (event.type === 'click' && target instanceof HTMLInputElement && target.dataset.was === 'true')
      event.stopPropagation()
    if (target instanceof HTMLInputElement) target.dataset.was = String(target.checked)
  }
  document.addEventListener('pointerdown', swallow, true)
  document.addEventListener('click', swallow, true)
  letGo = () => {
    document.removeEventListener('pointerdown', swallow, true)
    document.removeEventListener('click', swallow, true)
  }
  const found = []
  for (const seed of seeds(1, 20)) if (found.length === 0) found.push(...(await wander(seed)))
  expect(found.join('\n')).toMatch(/chosen before, not saved/)
})
