import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShortcutHelp } from '../../admin/start/layout/ShortcutHelp'
import { mayCall, mayExport, type StaffOperation } from '../../shared/rules/records/access/operations'
import { allRoles } from '../../shared/rules/records/access/roles'
import type { Role } from '../../shared/generated/schema'
import { renderScreen } from './support/renderScreen'

const EXPORTED = ['users', 'donations', 'activity']

type Act = StaffOperation | 'export' | 'choose'

/** What each key of the help does: one that is new has its line here. */
const acts: Readonly<Record<string, readonly Act[]>> = {
  'きょうの机 上下': ['listWork'],
  'きょうの机 主な操作': ['assignWork'],
  'きょうの机 状況を見る': ['listWork'],
  'きょうの机 人を開く': ['listWork', 'getUserById'],
  'きょうの机 行を選ぶ': ['assignWork'],
  'きょうの机 前に選んだ行からここまで選ぶ': ['assignWork'],
  'きょうの机 担当': ['assignWork'],
  'きょうの机 あとで': ['snoozeWork'],
  'きょうの机 済みにする': ['finishWorkItem'],
  'きょうの机 用件を直す': ['updateWorkItem'],
  'きょうの机 欠席': ['recordGuidanceAttendance'],
  'きょうの机 元に戻す': ['assignWork', 'undoChange'],
  'きょうの机 用件を足す': ['createWorkItem'],
  'ほかの一覧 上下': ['listUsersByIdProfileCreatedAt'],
  'ほかの一覧 行を開く': ['listUsersByIdProfileCreatedAt'],
  'ほかの一覧 人を開く': ['getUserById'],
  'ほかの一覧 行を選ぶ': ['choose'],
  'ほかの一覧 前に選んだ行からここまで選ぶ': ['choose'],
  'ほかの一覧 選んだ会員の用件の担当を決める': ['previewBulk', 'assignWork'],
  'ほかの一覧 選んだ会員の用件をあとに回す': ['previewBulk', 'snoozeWork'],
  'ほかの一覧 選んだ行を書き出す': ['export'],
  '会員のページ 電話やメモを記録する': ['createPersonNote'],
  '会員のページ 書いた記録を保存する': ['createPersonNote'],
}

const everybodys = ['どの画面でも', '画面へ移る']

const isAllowed = (held: readonly Role[], act: Act): boolean =>
  act === 'choose'
    ? isAllowed(held, 'export') || mayCall(held, 'previewBulk')
    : act === 'export'
      ? EXPORTED.some((list) => mayExport(held, list))
      : mayCall(held, act)

it.each(allRoles)('the help lists to %s the keys of acts that the duty has', async (role) => {
  renderScreen(<ShortcutHelp onClose={() => undefined} />, {
    resource: 'users',
    role,
    answer: () => ({ data: {} }),
  })
  await screen.findAllByText(/^画面へ移る$/)
  const shown = [...document.querySelectorAll('section')].flatMap((section) => {
    const group = section.querySelector('h3')?.textContent ?? ''
    if (everybodys.includes(group)) return []
    return [...section.querySelectorAll('td')].map((cell) => `${group} ${cell.textContent}`)
  })
  const held: readonly Role[] = role === 'Administrator' ? [role, 'Physician'] : [role]
  const due = Object.keys(acts).filter((key) => acts[key]?.every((act) => isAllowed(held, act)))
  expect(shown).toEqual(due)
})
