import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AccessDeniedPage, NotFoundPage } from '../../admin/start/layout/NotFoundPage'
import { OperatorPage } from '../../admin/office/accounts/OperatorPage'
import { partnerTexts } from '../../shared/words/office/partners'
import { samplePublicTexts } from '../../shared/facts/config'
import type { Role } from '../../shared/generated/schema'
import { renderScreen } from './support/renderScreen'

const open = (role: Role) =>
  renderScreen(<OperatorPage />, {
    resource: 'administrators',
    role,
    answer: () => ({
      data: {
        listPartners: [
          { Code: 'FUJI1', Name: '富士の会社', People: 10 },
          { Code: 'ASAHI', Name: '朝日の会社', People: null },
        ],
      },
    }),
  })

const valueOf = (group: string, label: string) => {
  const card = screen.getByRole('heading', { level: 2, name: group }).parentElement
  if (!card) throw new Error('a heading stands in its card')
  return within(card).getByText(label).nextElementSibling
}

it('shows an administrator all of the operator file, grouped and in Japanese', async () => {
  open('Administrator')
  await screen.findByRole('heading', { level: 2, name: partnerTexts.title })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    partnerTexts.title,
    'サービス',
    '運営者',
    '募集する地域',
    '事務局の連絡先',
    'チャット',
    'ガイダンス',
    '提携医療機関',
    '献便ルーム',
    '便の記録',
    '協力金',
    'ランク',
    '規約などの日付',
  ])
  expect(valueOf('募集する地域', '市区町村')?.textContent).toBe('鶴岡市、酒田市、三川町、庄内町、遊佐町')
  expect(valueOf('献便ルーム', '開室時間')?.textContent).toBe('平日8:00〜20:00（祝日を除く）')
  expect(valueOf('サービス', '事務局の休業日')?.textContent).toBe('毎年12月29日・12月30日・12月31日')
  expect(valueOf('ガイダンス', '開始の時刻')?.textContent).toMatch(/^11:00、12:00、/)
  expect(valueOf('協力金', '献便1回の金額（円）')?.textContent).toBe('3,000')
  expect(valueOf('規約などの日付', '利用規約の日付')?.textContent).toBe('2025年4月17日')
  expect(within(document.body).getByRole('link', { name: samplePublicTexts.chat.url })).toBeTruthy()
})

it('tells of partners how many came by fives, and no fewer', async () => {
  open('Administrator')
  const rows = await screen.findAllByRole('row')
  const [, fuji, asahi] = rows.map(({ textContent }) => textContent)
  expect(fuji).toContain(partnerTexts.atLeast(10))
  expect(asahi).toContain(partnerTexts.few)
})

it('leaves no value and no name of the file out', async () => {
  open('Administrator')
  await screen.findByRole('heading', { level: 1 })
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values.filter((text) => !text || text === '—')).toEqual([])
  expect(screen.getAllByRole('term').every(({ textContent }) => textContent)).toBe(true)
  for (const text of [samplePublicTexts.hospital.fasting, samplePublicTexts.donationRoom.parking])
    expect(values).toContain(text)
})

it('shows others nothing of it', async () => {
  open('Support')
  await screen.findByRole('heading', { level: 1, name: 'この画面は利用できません' })
  expect(document.body.textContent).not.toContain(samplePublicTexts.hospital.name)
})

it.each([
  ['この画面は利用できません', <AccessDeniedPage key="denied" />],
  ['ページが見つかりません', <NotFoundPage key="none" />],
])('%s: a page with its heading, and a way on that each duty has', async (name, page) => {
  renderScreen(page, { resource: 'users', role: 'Reception', answer: () => ({ data: {} }) })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'はじめの画面へ' }).getAttribute('href')).toBe('/')
})
