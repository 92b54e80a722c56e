import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ActivityList } from '../../admin/records/activity/ActivityList'
import { AdministratorList } from '../../admin/office/accounts/AdministratorList'
import { DonationList } from '../../admin/care/donations/DonationList'
import { FloraTestList } from '../../admin/care/floraTests/FloraTestList'
import { MailList } from '../../admin/office/letters/mails/MailList'
import { SlotList } from '../../admin/care/waitingList/SlotList'
import { ReceptionPage } from '../../admin/office/reception/ReceptionPage'
import { ScreeningList } from '../../admin/care/screenings/ScreeningList'
import { UserList } from '../../admin/care/users/UserList'
import { NO_MATCHES } from '../../shared/words/program/notices'
import type { Role } from '../../shared/generated/schema'
import { renderScreen } from './support/renderScreen'

const page = (items: object[]) => ({ items, nextToken: null, total: items.length })
const created = '2026-11-20T01:00:00.000Z'

/** One row where rows have buttons of their own. */
const data = {
  getConsoleSettings: [],
  countWork: { All: 0 },
  getDashboard: { Statuses: [] },
  listUsersByIdProfileCreatedAt: page([]),
  listScreeningInfoByIdScreeningInfoCreatedAt: page([]),
  listDonationByIdDonationInfoCreatedAt: page([]),
  listIntestinalFloraTestByIdInspectionDetailCreatedAt: page([]),
  listAdministratorByIdProfileCreatedAt: page([
    {
      Id: 'staff-1',
      Name: '係 花子',
      Email: 'kakari@example.com',
      Role: 'Support',
      Roles: ['Support'],
      AwaitsFirstSignIn: false,
      HasTotp: true,
      ProfileCreatedAt: created,
    },
  ]),
  getPreference: [
    {
      Id: 'slot-1',
      Year: 2026,
      Month: 11,
      AvailableSlots: 20,
      AdditionalAvailableSlots: 0,
      GivenGuidanceCount: 5,
      Version: 1,
      UpdatedAt: created,
    },
  ],
  listMails: page([
    {
      Id: 'mail-1',
      User: null,
      Label: '認定のお知らせ',
      State: 'Failed',
      Attempts: 5,
      SentAt: null,
      LastError: null,
      Resendable: true,
      CreatedAt: created,
    },
  ]),
  listUserActivity: { items: [], count: 0 },
}

async function controlsFor(role: Role, resource: string, element: ReactNode, shown: string | RegExp) {
  const { isAsking } = renderScreen(element, { resource, role, answer: () => ({ data }) })
  await screen.findAllByText(shown)
  // Each button asks whether it may be shown.
  await waitFor(() => expect(isAsking()).toBe(false))
  expect(screen.queryAllByRole('tab').length, `tabs of ${resource}`).toBeLessThanOrEqual(5)
  // The tabs beside the heading lead to other pages, which are tried as such.
  const controls = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].filter(
    (control) => !control.closest('nav'),
  )
  const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)
  cleanup()
  return names
}

const EXPORT = 'ファイルに書き出す'
/** Rows are chosen to be written out; on a phone by this. */
const CHOOSE = '行を選ぶ'

const pages: [resource: string, element: ReactNode, shown: string | RegExp, forAdministrators: string[]][] = [
  ['users', <UserList key="page" />, NO_MATCHES, [EXPORT, CHOOSE]],
  ['screenings', <ScreeningList key="page" />, NO_MATCHES, [EXPORT, CHOOSE]],
  [
    'donations',
    <DonationList key="page" />,
    NO_MATCHES,
    ['お渡しの一覧', EXPORT, CHOOSE, 'ギフトコード', 'お渡し済みを取り込む'],
  ],
  ['floraTests', <FloraTestList key="page" />, NO_MATCHES, [EXPORT, CHOOSE, '結果を取り込む']],
  [
    'preferenceSlots',
    <SlotList key="page" />,
    /^2026年11月$/,
    ['2026年12月を追加', '2026年11月の枠を変更する'],
  ],
  ['administrators', <AdministratorList key="page" />, '係 花子', ['管理者を追加', '係 花子さんへの操作']],
  ['mails', <MailList key="page" />, '認定のお知らせ', ['「認定のお知らせ」を再送する']],
  ['activity', <ActivityList key="page" />, NO_MATCHES, [EXPORT]],
]

describe('what changes something or takes data away', () => {
  it.each(pages)('on %s is for administrators', async (resource, element, shown, forAdministrators) => {
    const ofAdministrators = await controlsFor('Administrator', resource, element, shown)
    const ofSupport = await controlsFor('Support', resource, element, shown)
    expect(ofAdministrators.filter((control) => !ofSupport.includes(control))).toEqual(forAdministrators)
    expect(ofSupport.filter((control) => !ofAdministrators.includes(control))).toEqual([])
  })

  it('is all there is at the reception, which support staff are not shown', async () => {
    renderScreen(<ReceptionPage />, { resource: 'donations', role: 'Support', answer: () => ({ data }) })
    expect(await screen.findByText('この画面は、管理者と受付が使います。')).toBeTruthy()
    expect(screen.queryByLabelText('ドナー番号')).toBeNull()
  })
})
