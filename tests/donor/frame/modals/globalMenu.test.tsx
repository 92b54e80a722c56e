import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Modals } from '../../../../donor/frame/modals/Modals'
import * as api from '../../../../donor/ground/graphql/request'
import { clearTokens } from '../../../../donor/ground/session/amplifySession'
import { keepCurrentUser, type CurrentUser } from '../../../../donor/ground/session/currentUserStore'
import { refreshSession } from '../../../../donor/ground/session/session'
import { person } from '../../person'
import { renderPage } from '../../renderPage'
import { poolSaysSignedIn } from '../../signedIn'

beforeEach(() => {
  poolSaysSignedIn()
  vi.mocked(clearTokens).mockImplementation(async () => localStorage.clear())
  vi.spyOn(api, 'request').mockResolvedValue({})
})

async function signIn(
  profile: Parameters<typeof person>[0],
  InspectionDetail: CurrentUser['InspectionDetail'] = [],
): Promise<void> {
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'user-1')
  await refreshSession()
  keepCurrentUser({ ...person(profile), InspectionDetail })
}

const openMenu = async () => {
  renderPage(<Modals />, '/page#menu')
  await screen.findByRole('dialog', { name: 'メニュー' })
}
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const isDisabled = (name: string) =>
  screen.getByRole('link', { name }).getAttribute('aria-disabled') === 'true'

describe('the global menu', () => {
  it('offers a guest the home page, the sign-up and the sign-in', async () => {
    await openMenu()
    expect(address('ホーム')).toBe('/')
    expect(address('会員登録')).toBe('/signup')
    expect(address('ログイン')).toBe('/login')
    expect(isDisabled('献便の記録')).toBe(true)
    expect(screen.getByText('認定後にご覧いただけます')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'ログアウト' })).toBeNull()
  })

  it('leads to 献便について and to each of its five sections', async () => {
    await openMenu()
    const sections = ['献便の意義', 'ドナーになるまで', '認定されたあと', '献便ルーム', '協力金']
    expect(address('献便について')).toBe('/#about-1')
    expect(sections.map((title, index) => address(`${index + 1}${title}`))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `/#about-${n}`),
    )
  })

  it('opens the track record to whoever has a rank; the report is closed to everybody', async () => {
    await signIn({ UserRank: null })
    await openMenu()
    expect(address('ホーム')).toBe('/mypage')
    expect(isDisabled('献便の記録')).toBe(true)
    expect(isDisabled('レポート')).toBe(true)
    expect(screen.getByText('検査レポートはマイページからご覧ください')).toBeTruthy()
  })

  it('leads a donor to her track record, her account and the way out', async () => {
    await signIn({ UserRank: 'Bronze' })
    await openMenu()
    expect(address('献便の記録')).toBe('/track_record')
    expect(address('アカウント設定')).toBe('/account')
    expect(address('退会')).toBe('/withdrawal')
    expect(isDisabled('レポート')).toBe(true)
    expect(screen.queryByRole('link', { name: 'ログイン' })).toBeNull()
  })

  it('leads whoever is certified to her card and to what she reads before she comes', async () => {
    await signIn({ DonorStatus: 'Certified', UserRank: 'Bronze' })
    await openMenu()
    expect(address('マイページ')).toBe('/mypage')
    expect(address('ドナー証')).toBe('/mypage#donor-card')
    expect(address('献便の前に')).toBe('/notes_of_donation')
    expect(screen.queryByRole('link', { name: '腸内フローラ検査レポート' })).toBeNull()
  })

  it('leads whoever has a donor number, certified still or not, to where a change of condition is told', async () => {
    await signIn({ UserStatus: 'Registration', DonorId: 'D-000018', UserRank: 'Bronze' })
    await openMenu()
    expect(address('体調が変わったとき')).toBe('/report_condition')
  })

  it('keeps it from an applicant, who answers the check instead', async () => {
    await signIn({ UserStatus: 'WaitingGuidance' })
    await openMenu()
    expect(screen.queryByRole('link', { name: '体調が変わったとき' })).toBeNull()
  })

  it('keeps them from whoever is not, and leads to a report that there is', async () => {
    await signIn({ DonorStatus: 'NotCertified', UserRank: 'Bronze' }, [
      { Id: 'test-1', Status: 'Shared', DeadlineForApplicationAt: null },
    ])
    await openMenu()
    expect(screen.queryByRole('link', { name: 'ドナー証' })).toBeNull()
    expect(screen.queryByRole('link', { name: '献便の前に' })).toBeNull()
    expect(isDisabled('レポート')).toBe(true)
    expect(address('腸内フローラ検査レポート')).toBe('/inspection_report')
  })

  it('signs out and goes to the root', async () => {
    await signIn({ UserRank: 'Bronze' })
    await openMenu()
    await userEvent.click(screen.getByRole('button', { name: 'ログアウト' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('献便について', () => {
  const openAbout = async () => {
    renderPage(<Modals />, '/page#about')
    const about = await screen.findByRole('dialog', { name: '献便について' })
    await screen.findByRole('heading', { name: /協力金/ })
    return about.textContent
  }

  it('speaks to a guest, and to whoever is not certified, of what would come', async () => {
    for (const member of [false, true]) {
      if (member) await signIn({ UserStatus: 'WaitingGuidance' })
      else await refreshSession()
      const text = await openAbout()
      expect(text).toContain('認定されると、12週間の有効期間のあいだ、')
      expect(text).not.toContain('ドナー証をお見せください')
      cleanup()
    }
  })

  it('speaks to a donor of what she has, without the steps behind her', async () => {
    await signIn({ UserStatus: 'Donation', DonorStatus: 'Certified' })
    const text = await openAbout()
    expect(text).toContain('受付でドナー証をお見せください。')
    expect(text).not.toContain('どの段階でも取りやめられます。理由は')
    expect(text).not.toContain('認定されると、12週間')
  })
})
