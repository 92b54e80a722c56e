import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DonorCard } from '../../../../donor/way/mypage/DonorCard'
import { noteServerTime } from '../../../../donor/ground/page/clock'
import { keepCurrentUser, type CurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

const PICTURE = 'data:image/svg+xml,%3Csvg%2F%3E'
const ALTERNATIVE = 'ドナー番号D-000482のバーコード'
const donor = (profile: Partial<CurrentUser['Profile']> = {}) =>
  keepCurrentUser(
    person({
      UserStatus: 'Donation',
      DonorStatus: 'Certified',
      UserRank: 'Silver',
      DonorId: 'D-000482',
      ...profile,
    }),
  )

beforeEach(() => donor())
afterEach(() => vi.unstubAllGlobals())

describe('the donor card', () => {
  it('opens over the page, and closes by its button and by Esc', async () => {
    const user = userEvent.setup()
    renderPage(<DonorCard barcode={Promise.resolve(PICTURE)} known={null} />)
    expect((await screen.findByAltText(ALTERNATIVE)).getAttribute('src')).toBe(PICTURE)
    await user.click(screen.getByRole('link', { name: '大きく表示' }))
    const dialog = await screen.findByRole('dialog', { name: 'ドナー証' })
    expect(await within(dialog).findByAltText(ALTERNATIVE)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(screen.getByRole('link', { name: '大きく表示' }))
    const again = await screen.findByRole('dialog', { name: 'ドナー証' })
    again.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows a clock that moves, so that a picture of it is seen to be one', async () => {
    const user = userEvent.setup()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    try {
      noteServerTime('Sat, 21 Nov 2026 01:35:59 GMT')
      renderPage(<DonorCard barcode={Promise.resolve(PICTURE)} known={null} />)
      await user.click(await screen.findByRole('link', { name: '大きく表示' }))
      await screen.findByText('2026年11月21日（土） 10:35:59')
      act(() => void vi.advanceTimersByTime(2000))
      expect(screen.getByText('2026年11月21日（土） 10:36:01')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps the screen on only while it is open', async () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined)
    const request = vi.fn<() => Promise<{ release: typeof release }>>(async () => ({ release }))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
    const user = userEvent.setup()
    renderPage(<DonorCard barcode={Promise.resolve(PICTURE)} known={null} />)
    const open = await screen.findByRole('link', { name: '大きく表示' })
    expect(request).not.toHaveBeenCalled()
    await user.click(open)
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(release).toHaveBeenCalledOnce())
  })

  it('says what to do when the barcode does not come, and keeps the number', async () => {
    const failed = Promise.reject(new Error('no answer'))
    failed.catch(() => undefined)
    renderPage(<DonorCard barcode={failed} known={null} />)
    expect((await screen.findByRole('alert')).textContent).toContain('ドナー番号をお伝えください')
    expect(screen.getByText('D-000482')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toBeTruthy()
  })

  it.each([
    ['suspended', { SuspensionStatus1: true }, 'ご利用を停止しているあいだは、献便していただけません。'],
    [
      'paused',
      { DonationPaused: true },
      'いまは、献便をお休みいただいています。再開できるようになりましたら、マイページでご案内します。',
    ],
  ])('says why it does not help while %s', async (_name, profile, note) => {
    donor(profile)
    renderPage(<DonorCard barcode={Promise.resolve(PICTURE)} known={null} />)
    expect(await screen.findByText(note)).toBeTruthy()
    expect(screen.getByText(/お休み中|停止中/)).toBeTruthy()
    expect(screen.queryByText('受付で、この画面をお見せください。')).toBeNull()
  })
})
