import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AdministratorList } from '../../admin/office/accounts/AdministratorList'
import * as proof from '../../admin/ground/auth/proveAgain'
import { PROOF_MISSING } from '../../shared/words/program/apiErrors'
import { CHANGED_MEANWHILE, READ_AGAIN } from '../../shared/words/program/systemMessages'
import { refusal, type ApiAnswer, type ApiCall } from './support/fakeApi'
import { renderScreen } from './support/renderScreen'

const row = (Id: string, Name: string, account: object) => ({
  Id,
  Name,
  Email: `${Id}@example.com`,
  Role: 'Support',
  Roles: ['Support'],
  AwaitsFirstSignIn: null,
  HasTotp: null,
  HasPasskey: null,
  ...account,
  ProfileCreatedAt: '2026-11-20T01:00:00.000Z',
})
const items = [
  row('fresh', '新人 花', { AwaitsFirstSignIn: true, HasTotp: false }),
  row('secured', '係 花子', { AwaitsFirstSignIn: false, HasTotp: true }),
  row('plain', '係 次郎', { AwaitsFirstSignIn: false, HasTotp: false, HasPasskey: false }),
  row('keyed', '係 四郎', { AwaitsFirstSignIn: false, HasTotp: false, HasPasskey: true }),
  row('unknown', '係 三郎', {}),
  row('me', '山田 あや', { AwaitsFirstSignIn: false, HasTotp: true }),
]

const EDIT = '氏名と権限を変更する'
const RESEND = '仮パスワードを再送する'
const RESET = '認証アプリの登録を解除する'
const CHANGE = 'メールアドレスを変更する'
const END = 'すべての端末からログアウトさせる'
const DELETE = '管理者を削除する'

function open(
  answers: Record<string, ApiAnswer> = {},
  answerTo: (call: ApiCall) => ApiAnswer | undefined = () => undefined,
) {
  const { calls, readAnew } = renderScreen(<AdministratorList />, {
    resource: 'administrators',
    role: 'Administrator',
    answer: (call) =>
      answerTo(call) ??
      answers[call.operationName] ?? {
        data: { listAdministratorByIdProfileCreatedAt: { items, nextToken: null, total: items.length } },
      },
  })
  const user = userEvent.setup()
  const sent = (operation: string) => calls.filter(({ operationName }) => operationName === operation)
  const openMenu = async (name: string) => {
    await user.click(await screen.findByLabelText(`${name}さんへの操作`))
    // What is hidden from assistive technology is of no matter here, and slow to find out.
    return screen.findAllByRole('menuitem', { hidden: true })
  }
  const choose = async (name: string, label: string) => {
    const entry = (await openMenu(name)).find(({ textContent }) => textContent === label)
    if (!entry) throw new Error(`${name} has no ${label}`)
    await user.click(entry)
    return screen.findByRole('dialog')
  }
  return { user, sent, openMenu, choose, readAnew }
}

describe('the list of administrators', () => {
  it('says how each signs in, and offers what can be of use, but nothing for oneself', async () => {
    const { user, openMenu } = open()
    const offers: [string, string[]][] = [
      ['新人 花', [RESEND, EDIT, CHANGE, DELETE]],
      ['係 花子', [EDIT, CHANGE, RESET, END, DELETE]],
      ['係 次郎', [EDIT, CHANGE, END, DELETE]],
      ['係 四郎', [EDIT, CHANGE, '認証アプリとパスキーの登録を解除する', END, DELETE]],
      ['係 三郎', [RESEND, EDIT, CHANGE, RESET, END, DELETE]],
    ]
    for (const [name, expected] of offers) {
      expect((await openMenu(name)).map(({ textContent }) => textContent)).toEqual(expected)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull())
    }
    const signIns = [...document.querySelectorAll('td.column-signIn')].map(({ textContent }) => textContent)
    expect(signIns).toEqual([
      '初回ログイン前',
      '認証アプリあり',
      '認証アプリなし',
      'パスキーあり',
      '',
      '認証アプリあり',
    ])
    expect(screen.queryByLabelText('山田 あやさんへの操作')).toBeNull()
  })
})

describe('the dialogs', () => {
  it('say what will follow, send it once agreed, and read the list anew', async () => {
    const { user, sent, choose } = open({
      ResetAdministratorTotp: { data: { resetAdministratorTotp: { Id: 'secured' } } },
    })
    const dialog = await choose('係 花子', RESET)
    expect(within(dialog).getByRole('heading', { name: `係 花子さん：${RESET}` })).toBeTruthy()
    expect(dialog.textContent).toContain('ご本人であることを確かめてください。')
    expect(sent('ResetAdministratorTotp')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: RESET }))
    await waitFor(() => expect(sent('AdministratorList')).toHaveLength(2))
    expect(sent('ResetAdministratorTotp').map(({ variables }) => variables)).toEqual([
      { input: { AdministratorId: 'secured', IdempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks for the password after a sign-in of long ago, then sends the same again', async () => {
    let proved = false
    const prove = vi.spyOn(proof, 'proveAgain')
    prove.mockRejectedValueOnce(
      Object.assign(new Error('Incorrect username or password.'), { name: 'NotAuthorizedException' }),
    )
    prove.mockImplementationOnce(async () => {
      proved = true
      return null
    })
    const { user, sent, choose } = open({}, ({ operationName }) => {
      if (operationName !== 'UpdateAdministratorEmail') return undefined
      return proved
        ? { data: { updateAdministratorEmail: { Id: 'secured' } } }
        : refusal('REAUTHENTICATION_REQUIRED', PROOF_MISSING)
    })
    const dialog = await choose('係 花子', CHANGE)
    await user.click(within(dialog).getByLabelText(/新しいメールアドレス/))
    await user.paste('new@example.com')
    await user.click(within(dialog).getByRole('button', { name: CHANGE }))
    const proofDialog = await screen.findByRole('dialog', { name: 'ご本人の確認' })
    const password = within(proofDialog).getByLabelText(/いまのパスワード/)
    await user.click(password)
    await user.paste('wrong one')
    await user.click(within(proofDialog).getByRole('button', { name: '確認して続ける' }))
    expect((await within(proofDialog).findByRole('alert')).textContent).toContain(
      'パスワードが正しくありません。',
    )
    await user.clear(password)
    await user.paste('the right one')
    await user.click(within(proofDialog).getByRole('button', { name: '確認して続ける' }))
    await waitFor(() => expect(sent('UpdateAdministratorEmail')).toHaveLength(2))
    const [first, second] = sent('UpdateAdministratorEmail').map(({ variables }) => variables)
    expect(first).toMatchObject({ input: { AdministratorId: 'secured', Email: 'new@example.com' } })
    expect(second).toEqual(first)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('tell what a colleague saved meanwhile, and begin with it when asked', async () => {
    let now = items
    const list = () => ({ items: now, nextToken: null, total: now.length })
    const { user, sent, choose, readAnew } = open({}, ({ operationName }) =>
      operationName === 'UpdateAdministrator'
        ? { data: { updateAdministrator: { Id: 'secured' } } }
        : { data: { listAdministratorByIdProfileCreatedAt: list() } },
    )
    const dialog = await choose('係 花子', EDIT)
    const name = within(dialog).getByLabelText<HTMLInputElement>(/氏名/)
    await user.type(name, 'さま')
    // What concerns another row, or nothing of this form, is not told.
    now = items.map((item) =>
      item.Id === 'secured' ? { ...item, Email: 'other@example.com' } : { ...item, Name: '別名' },
    )
    await readAnew()
    expect(within(dialog).queryByText(CHANGED_MEANWHILE)).toBeNull()

    now = items.map((item) => (item.Id === 'secured' ? { ...item, Name: '係 華子' } : item))
    await readAnew()
    await within(dialog).findByText(CHANGED_MEANWHILE)
    expect(name.value).toBe('係 花子さま')
    await user.click(within(dialog).getByRole('button', { name: READ_AGAIN }))
    expect(name.value).toBe('係 華子')
    expect(within(dialog).queryByText(CHANGED_MEANWHILE)).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: EDIT }))
    await waitFor(() => expect(sent('UpdateAdministrator')).toHaveLength(1))
    expect(sent('UpdateAdministrator')[0]?.variables).toMatchObject({ input: { Name: '係 華子' } })
  })

  it('say a refusal where it happened, and try again under the same key', async () => {
    const message = 'この方は、ご自身のパスワードを設定済みです。'
    const { user, sent, choose } = open({
      ResendTemporaryPassword: refusal('INVALID_STATE', message),
    })
    const dialog = await choose('新人 花', RESEND)
    for (const times of [1, 2]) {
      await user.click(within(dialog).getByRole('button', { name: RESEND }))
      await waitFor(() => expect(sent('ResendTemporaryPassword')).toHaveLength(times))
      expect((await within(dialog).findByRole('alert')).textContent).toContain(message)
    }
    const [first, second] = sent('ResendTemporaryPassword').map(({ variables }) => variables)
    expect(second).toEqual(first)
    await waitFor(() => expect(sent('AdministratorList')).toHaveLength(3))
  })
})
