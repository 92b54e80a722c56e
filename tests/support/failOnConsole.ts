import { beforeEach, expect, vi } from 'vitest'

// React says by console.error and console.warn what is wrong with a screen; a test that caused it has failed. A test
// that expects a message spies on the console itself.
beforeEach(() => {
  const said = vi.fn<(...parts: unknown[]) => void>()
  vi.spyOn(console, 'error').mockImplementation(said)
  vi.spyOn(console, 'warn').mockImplementation(said)
  return () => {
    vi.restoreAllMocks()
    expect(said.mock.calls, 'written to the console').toEqual([])
  }
})
