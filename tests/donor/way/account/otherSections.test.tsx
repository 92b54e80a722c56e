import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnDataSection } from '../../../../donor/way/account/DataSections'
import { ReminderSection } from '../../../../donor/way/account/DataSections'
import { MagazineSection } from '../../../../donor/way/account/ProfileSections'
import { EverywhereSection } from '../../../../donor/way/account/SignInSections'
import { clearTokens } from '../../../../donor/ground/session/amplifySession'
import { currentSession } from '../../../../donor/ground/session/session'
import { ToastOutlet } from '../../../../donor/ground/page/toasts'
import { person } from '../../person'
import { renderPage } from '../../renderPage'
import { refusal, signIn } from '../../signedIn'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const show = (section: React.ReactNode) =>
  renderPage(
    <>
      {section}
      <ToastOutlet />
    </>,
  )

describe('お知らせメール', () => {
  it('is saved by itself', async () => {
    const sent = await signIn(person({}), {
      UpdateSubscribedMagazine: () => ({
        updateSubscribedMagazine: { Id: 'user-1', SubscribedMagazine: true },
      }),
    })
    show(<MagazineSection readOnly={false} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'お知らせメールを受け取る' }))
    expect(sent).toEqual([])
    await press('変更を保存する')
    expect(await screen.findByText('保存しました。')).toBeTruthy()
    expect(sent[0]).toEqual({
      operation: 'UpdateSubscribedMagazine',
      variables: { input: { SubscribedMagazine: true } },
    })
  })

  it('says that it could not be saved', async () => {
    await signIn(person({}), { UpdateSubscribedMagazine: () => refusal('INTERNAL', '障害です。') })
    show(<MagazineSection readOnly={false} />)
    await press('変更を保存する')
    expect((await screen.findByRole('alert')).textContent).toContain('障害です。')
  })
})

describe('もう一度受けられる日のお知らせ', () => {
  it('is switched off where its mail says so, and stands as it was when that failed', async () => {
    let works = true
    const sent = await signIn(person({}), {
      SetRetryReminder: () =>
        works ? { setRetryReminder: { success: true } } : refusal('INTERNAL', '障害です。'),
      CurrentUser: () => ({ getUser: { ...person({}), RetryReminder: false } }),
    })
    show(<ReminderSection />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'メールで知らせてほしい' })
    await userEvent.click(box)
    expect(await screen.findByText('保存しました。')).toBeTruthy()
    expect(sent[0]).toEqual({
      operation: 'SetRetryReminder',
      variables: { input: { Remind: false } },
    })

    works = false
    await userEvent.click(box)
    expect((await screen.findByRole('alert')).textContent).toContain('障害です。')
    expect(box.checked).toBe(false)
  })

  it('is there while the renewal check asks to wait, and not for a donor who waits for nothing', async () => {
    const at = { UserStatus: 'RenewalExamOnlineCheckBeforeExam', DonorStatus: 'Certified' } as const
    await signIn(person({ ...at, OnlineCheckResult: 'Failed_1' }))
    const { unmount } = show(<ReminderSection />)
    expect(screen.getByRole('checkbox', { name: 'メールで知らせてほしい' })).toBeTruthy()
    unmount()
    await signIn(person({ ...at, UserStatus: 'Donation', OnlineCheckResult: 'Passed' }))
    show(<ReminderSection />)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('自分のデータ', () => {
  const files: { name: string; blob: Blob }[] = []
  beforeEach(() => {
    files.length = 0
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    const create = vi.spyOn(URL, 'createObjectURL')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = create.mock.lastCall?.[0]
      if (blob instanceof Blob) files.push({ name: this.download, blob })
    })
  })

  it.each(['pdf', 'csv', 'json'] as const)('is handed over as %s, byte for byte', async (format) => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x41])
    const asked: [string, unknown][] = []
    await signIn(person({}), {}, async (url, init) => {
      asked.push([url, init?.headers])
      return new Response(bytes)
    })
    show(<OwnDataSection />)
    await userEvent.click(screen.getByRole('button', { name: new RegExp(format, 'i') }))
    expect(await screen.findByText('書き出しました。')).toBeTruthy()
    expect(asked).toEqual([[`/api/own_data?format=${format}`, { authorization: 'Bearer token' }]])
    expect(files.map(({ name }) => name)).toEqual([`なかつぐ_自分のデータ_2026-11-21.${format}`])
    // The mark in front, by which spreadsheets know UTF-8, would be lost in a text.
    expect(files[0]?.blob.size).toBe(4)
  })

  it('says that it failed', async () => {
    await signIn(person({}), {}, () => Promise.reject(new TypeError('Failed to fetch')))
    show(<OwnDataSection />)
    await press('JSONで書き出す')
    expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした。')
    expect(files).toEqual([])
  })
})

describe('すべての端末からログアウト', () => {
  const logout = { CreateLogoutActivity: () => ({ createLogoutActivity: { success: true } }) }
  const confirm = async () => {
    await press('すべての端末からログアウトする')
    const [, inDialog] = screen.getAllByRole('button', {
      name: /^すべての端末からログアウトする/,
      hidden: true,
    })
    if (!inDialog) throw new Error('no dialog')
    await userEvent.click(inDialog)
  }

  it('ends the sessions at the pool, then this one', async () => {
    const asked: unknown[] = []
    await signIn(person({}), logout, async (url, init) => {
      asked.push([url, init?.headers, init?.body])
      return Response.json({})
    })
    show(<EverywhereSection />)
    await confirm()
    await screen.findByRole('heading', { name: '別のページ' })
    expect(asked).toEqual([
      [
        'https://donor.example/identity/',
        {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
        },
        JSON.stringify({ AccessToken: 'token' }),
      ],
    ])
    expect(clearTokens).toHaveBeenCalledTimes(1)
    expect(currentSession().status).toBe('guest')
  })

  it('does not say so when the pool did not', async () => {
    await signIn(person({}), logout, async () => new Response('', { status: 500 }))
    show(<EverywhereSection />)
    await confirm()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('ログアウトできませんでした'))
    expect(clearTokens).not.toHaveBeenCalled()
    expect(currentSession().status).toBe('user')
  })
})
