import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Console } from '../../admin/start/Console'
import { apiErrorTexts } from '../../shared/words/program/apiErrors'
import { CONNECTION_LOST } from '../../shared/words/program/systemMessages'

afterEach(() => vi.unstubAllGlobals())

it('says why the console did not open, and tries again', async () => {
  const answers = [
    () => Promise.resolve(new Response('', { status: 429 })),
    () => Promise.resolve(new Response('', { status: 503 })),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]
  vi.stubGlobal('fetch', () => answers.shift()?.())
  render(<Console />)
  expect(await screen.findByText(apiErrorTexts.RATE_LIMITED)).toBeTruthy()
  expect(apiErrorTexts.RATE_LIMITED).toContain('1分ほどたってから')
  const retry = () => userEvent.click(screen.getByRole('button', { name: 'もう一度ためす' }))
  await retry()
  expect(await screen.findByText(apiErrorTexts.INTERNAL)).toBeTruthy()
  await retry()
  expect(await screen.findByText(CONNECTION_LOST)).toBeTruthy()
})
