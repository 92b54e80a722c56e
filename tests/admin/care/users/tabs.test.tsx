import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Role } from '../../../../shared/generated/schema'
import { PersonTabs } from '../../../../admin/care/users/PersonTabs'
import { ProfileDetails } from '../../../../admin/care/users/profile/ProfileDetails'
import { renderScreen } from '../../support/renderScreen'
import { person } from './person'

const conversation = { listConversation: { items: [], nextToken: null } }
const answer = () => ({ data: { ...conversation, getConsoleSettings: [] } })

async function tabsOf(role: Role) {
  renderScreen(<PersonTabs person={person()} />, { resource: 'users', role, answer })
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
  const line = screen.queryByText(/表示されません/)?.textContent
  cleanup()
  return { tabs, line }
}

it('opens what a duty may read, and says in one line what it does not', async () => {
  const finance = await tabsOf('Finance')
  expect(finance.tabs).toEqual(['概要', 'プロフィール', 'ガイダンス', '献便と協力金'])
  expect(finance.line).toContain(
    '：メールアドレスと電話番号、健康についての情報、腸内フローラ検査の結果、担当者のメモ。',
  )
  const coordinator = await tabsOf('Coordinator')
  expect(coordinator.tabs).toEqual(['やりとり', 'プロフィール', 'ガイダンス', '検査', '献便', '記録'])
  expect(coordinator.line).toContain('：健康についての情報、腸内フローラ検査の結果、協力金。')
  expect((await tabsOf('Auditor')).tabs).toEqual(['概要', 'プロフィール', 'ガイダンス', '献便', '記録'])
  expect((await tabsOf('Administrator')).line).toBeUndefined()
})

it('has no line for what a duty does not read', async () => {
  const lines = async (role: Role) => {
    renderScreen(<ProfileDetails person={person()} />, { resource: 'users', role, answer })
    await screen.findByText('姓')
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    cleanup()
    return terms
  }
  expect(await lines('Coordinator')).toEqual(
    expect.arrayContaining(['電話番号', 'メールアドレス', '郵便番号']),
  )
  const physician = await lines('Physician')
  for (const line of ['電話番号', 'メールアドレス', '郵便番号', 'お知らせメール'])
    expect(physician).not.toContain(line)
})
