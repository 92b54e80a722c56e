import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { PersonRecord } from '../../../../admin/parts/people/personRecord'
import { ProfileDetails } from '../../../../admin/care/users/profile/ProfileDetails'
import { refusal, type ApiAnswer, type ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'
import { person } from './person'

const STALE = '別の操作で内容が更新されています。最新の内容を確認してから、もう一度保存してください。'
const change = {
  version: 4,
  changedBy: { kind: 'administrator', name: '山田 あや' },
  changedAt: '2026-11-21T02:30:00.000Z',
}
const stale: ApiAnswer = {
  data: null,
  errors: [{ message: STALE, extensions: { code: 'CONFLICT', fields: { Tel: '電話番号' }, change } }],
}
const saved: ApiAnswer = { data: { updateUserProfileByAdmin: { Id: 'user-1', Version: 5 } } }

type Options = {
  role?: 'Administrator' | 'Support'
  theirs?: PersonRecord['Profile']
  answers?: ApiAnswer[]
}

function open({ role = 'Administrator', theirs = person().Profile, answers = [saved] }: Options = {}) {
  const left = [...answers]
  const { calls } = renderScreen(<ProfileDetails person={person()} />, {
    resource: 'users',
    role,
    answer: ({ operationName }: ApiCall) =>
      operationName === 'UserPage'
        ? { data: { getUserById: { ...person(), Profile: theirs } } }
        : (left.shift() ?? saved),
  })
  const sent = () =>
    calls
      .filter(({ operationName }) => operationName === 'UpdateProfileByAdmin')
      .map(({ variables }) => variables.input)
  return { sent, user: userEvent.setup() }
}

async function edit(user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  await user.click(await screen.findByRole('button', { name: '登録情報を変更する' }))
  const form = await screen.findByRole('dialog')
  for (const [label, value] of Object.entries(values)) {
    const field = within(form).getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
  }
  await user.click(within(form).getByRole('button', { name: '保存する' }))
  return form
}

describe('the registered data', () => {
  it('is sent field by field: what nobody touched is not overwritten', async () => {
    const { sent, user } = open()
    await edit(user, { 電話番号: '０８０-1111-2222', '注意事項（担当者用）': '夕方に電話' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([{ UserId: 'user-1', Version: 3, Tel: '08011112222', Caution: '夕方に電話' }])
  })

  it('is held to the rules of the registration', async () => {
    const { sent, user } = open()
    const form = await edit(user, { セイ: '見本' })
    expect(await within(form).findByText(/はひらがなかカタカナで入力してください/)).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('asks before what was typed is forgotten', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '登録情報を変更する' }))
    const form = await screen.findByRole('dialog')
    await user.type(within(form).getByLabelText('町名・番地'), 'の2')
    await user.click(within(form).getByRole('button', { name: 'やめる' }))
    expect(ask).toHaveBeenCalledWith('保存していない変更があります。このまま移動しますか。')
    expect(screen.getByRole('dialog')).toBeTruthy()
    ask.mockReturnValue(true)
    await user.click(within(form).getByRole('button', { name: 'やめる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is not for support staff to change', async () => {
    open({ role: 'Support' })
    await screen.findByText('本人が登録した内容')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a save that came second', () => {
  const theirs = person({ Profile: { Tel: '08099998888', City: '酒田市', Version: 4 } }).Profile

  it('shows both versions and saves what is chosen, on top of the other', async () => {
    const { sent, user } = open({ theirs, answers: [stale, saved] })
    await edit(user, { 電話番号: '08011112222', '町名・番地': '本町2-2' })
    const dialog = await screen.findByRole('dialog', { name: 'ほかの人が先に変更しました' })
    expect(within(dialog).getAllByText(/山田 あや・2026\/11\/21 11:30/).length).toBeGreaterThan(0)
    expect(within(dialog).getByText(/ほかに市区町村も変わりました/)).toBeTruthy()

    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: '選んだ内容で保存' })
    expect(save.disabled).toBe(true)
    const tel = within(within(dialog).getByRole('group', { name: '電話番号' }))
    expect(tel.getAllByRole('radio')).toHaveLength(2)
    await user.click(tel.getByRole('radio', { name: /080-9999-8888/ }))
    await user.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()[1]).toEqual({ UserId: 'user-1', Version: 4, Address: '本町2-2' })
  })

  it('can be given up for what stands now', async () => {
    const { sent, user } = open({ theirs, answers: [stale] })
    await edit(user, { 電話番号: '08011112222' })
    await screen.findByRole('dialog', { name: 'ほかの人が先に変更しました' })
    await user.click(screen.getByRole('button', { name: '最新を読み直す' }))
    const form = await screen.findByRole('dialog', { name: '見本 花子さん：登録情報を変更する' })
    expect(within(form).getByLabelText<HTMLInputElement>('電話番号').value).toBe('08099998888')
    expect(sent()).toHaveLength(1)
  })

  it('says what the server refuses of it', async () => {
    const wrong = '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）'
    const refused = refusal('BAD_USER_INPUT', '入力内容を確認してください。', { Tel: wrong })
    const { user } = open({ answers: [refused] })
    const form = await edit(user, { 電話番号: '08011112222' })
    expect(await within(form).findByText(wrong)).toBeTruthy()
  })
})
