import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepCodes, LOCK, removeCodes } from '../../admin/ground/lock/deviceLock'
import { useIsLockOf } from '../../admin/ground/lock/useIsLockOf'
import { IdleSignOut } from '../../admin/ground/lock/IdleSignOut'
import { IDLE_MS, idleState, noteTouch, WARNING_MS } from '../../admin/ground/lock/idleTime'
import { renderScreen } from './support/renderScreen'

const NOW = new Date('2026-12-01T00:00:00Z').getTime()
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('somebody who does nothing', () => {
  it.each([
    [0, 'here'],
    [IDLE_MS - WARNING_MS - 1, 'here'],
    [IDLE_MS - WARNING_MS, 'warned'],
    [IDLE_MS - 1, 'warned'],
    [IDLE_MS, 'gone'],
  ])('for %i ms is %s', (idle, state) => {
    expect(idleState(NOW + idle, NOW)).toBe(state)
  })
})

describe('the console', () => {
  const open = () => {
    noteTouch(Date.now())
    return renderScreen(<IdleSignOut />, { resource: 'users', role: 'Administrator', answer: () => ({}) })
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('asks a minute before it signs out, and stays for an answer', async () => {
    const { signedOut } = open()
    await pass(29 * MINUTE_MS)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: '続ける' }))
    await pass(2 * MINUTE_MS)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(signedOut()).toBe(0)
  })

  it('signs out after half an hour, once', async () => {
    const { signedOut } = open()
    await pass(32 * MINUTE_MS)
    expect(signedOut()).toBe(1)
  })

  it('is kept open by a touch in another tab', async () => {
    const { signedOut } = open()
    await pass(29.5 * MINUTE_MS)
    noteTouch(Date.now())
    await pass(MINUTE_MS)
    expect(signedOut()).toBe(0)
  })

  it('is closed to whoever opens it again the next day', async () => {
    noteTouch(NOW - 24 * 60 * MINUTE_MS)
    const { signedOut } = renderScreen(<IdleSignOut />, {
      resource: 'users',
      role: 'Administrator',
      answer: () => ({}),
    })
    await pass(1_000)
    expect(signedOut()).toBe(1)
  })
})

it('knows at once that the device has got its codes, or lost them, here or in another tab', () => {
  const lock = { device: 'd', username: 'somebody', salt: '', session: { seal: {}, openedBy: { pin: '' } } }
  const { result } = renderHook(() => useIsLockOf('somebody'))
  expect(result.current).toBe(false)
  act(() => keepCodes(lock))
  expect(result.current).toBe(true)
  act(() => removeCodes())
  expect(result.current).toBe(false)
  act(() => {
    localStorage.setItem(LOCK, JSON.stringify(lock))
    window.dispatchEvent(new StorageEvent('storage', { key: LOCK }))
  })
  expect(result.current).toBe(true)
})
