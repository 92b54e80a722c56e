import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DRAFTS, SEALED } from '../../admin/ground/lock/deviceLock'
import { LockPage } from '../../admin/start/signIn/lock/LockPage'
import { deviceLockTexts } from '../../shared/words/program/deviceLock'

const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem(SEALED, JSON.stringify({ endsAt: Date.now() + HOUR_MS, tokens: '' }))
  sessionStorage.setItem(DRAFTS, 'unsaved input')
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

async function lockPage() {
  const onOpen = vi.fn<() => void>()
  await act(async () => render(<LockPage onOpen={onOpen} />))
  return onOpen
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('loses no unsaved input when it looks at the clock just as a code opens the device', async () => {
  await lockPage()
  // What openDevice does, here and in another tab; this page has not heard of it yet.
  localStorage.removeItem(SEALED)
  await pass(2_000)
  expect(sessionStorage.getItem(DRAFTS)).toBe('unsaved input')
  expect(screen.queryByText(deviceLockTexts.screen.over)).toBeNull()
})

it('opens if another tab did while it was loading', async () => {
  localStorage.removeItem(SEALED)
  const onOpen = await lockPage()
  expect(onOpen).toHaveBeenCalled()
})

it('forgets what was sealed once the session would have ended', async () => {
  await lockPage()
  await pass(HOUR_MS + 1_000)
  expect(screen.getByText(deviceLockTexts.screen.over)).toBeTruthy()
  expect([localStorage.getItem(SEALED), sessionStorage.getItem(DRAFTS)]).toEqual([null, null])
})
