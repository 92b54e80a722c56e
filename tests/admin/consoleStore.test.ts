import { afterEach, beforeEach, expect, it } from 'vitest'
import { createConsoleStore } from '../../admin/ground/console/createConsoleStore'

function started() {
  const store = createConsoleStore()
  store.setup()
  return store
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

it('keeps the choices of the device over a reload and a sign-out', () => {
  const store = started()
  store.setItem('theme', 'dark')
  store.reset()
  expect(store.getItem('theme')).toBe('dark')
  expect(started().getItem('theme')).toBe('dark')
})

it('keeps nothing of what was searched for', () => {
  const store = started()
  store.setItem('users.listParams', { filter: { q: '見本 花子' } })
  expect(Object.values({ ...localStorage }).join()).not.toContain('見本')
  expect(started().getItem('users.listParams')).toBeUndefined()
  store.reset()
  expect(store.getItem('users.listParams')).toBeUndefined()
})

it('starts although something unreadable is kept', () => {
  localStorage.setItem('console.store.theme', '{')
  expect(started().getItem('theme', 'light')).toBe('light')
})
