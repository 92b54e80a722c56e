import { expect, it } from 'vitest'
import { modalOf } from '../../../../donor/parts/components/ModalLink'

it.each([
  ['#about', { name: 'about', section: null }],
  ['#about-3', { name: 'about', section: 3 }],
  ['#terms-18', { name: 'terms', section: 18 }],
  ['#schedule-change', { name: 'schedule-change', section: null }],
  ['#menu', { name: 'menu', section: null }],
])('%s opens a modal', (hash, modal) => {
  expect(modalOf(hash)).toEqual(modal)
})

it.each(['', '#', '#main', '#article-3', '#about-', '#about-300', '#about-x', 'about', '#toString'])(
  '%j opens none',
  (hash) => {
    expect(modalOf(hash)).toBeNull()
  },
)
