import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { NetworkError } from '../../../donor/errors/apiError'
import * as api from '../../../donor/graphql/request'
import { OnlineCheckForm } from '../../../donor/onlineCheck/OnlineCheckForm'
import { questionnaires } from '../../../shared/questionnaire/questionnaires'
import { screening } from '../person'
import { renderPage } from '../renderPage'

// Whether each of two hundred countries is visible takes jsdom long to find out, and no test here asks it.
configure({ defaultHidden: true })
let sent: MockInstance<typeof api.request>
const answersSent = () => sent.mock.calls.map(([, variables]) => variables)

function draft(data: Record<string, unknown>) {
  return screening({ Draft: true, Answer: { data, answered_at: null } })
}

const profile = { birthday: '1990-04-01', pref: 'Yamagata', city: '鶴岡市' }

const form = (section: number, data: Record<string, unknown> = {}) =>
  renderPage(
    <OnlineCheckForm set={questionnaires.current} screening={draft(data)} />,
    `/page?section=${section}`,
  )

const question = (name: RegExp) => screen.getByRole('group', { name })

beforeEach(() => {
  sent = vi.spyOn(api, 'request').mockResolvedValue({})
})

describe('the form of the online check', () => {
  it('asks about the journey only while there was one', async () => {
    const user = userEvent.setup()
    form(7, { Q42: { choices: ['none'] } })
    expect(screen.queryByRole('group', { name: /^質問43/ })).toBeNull()
    await user.click(await screen.findByLabelText('韓国'))
    expect(question(/^質問43/)).toBeTruthy()
    await user.click(screen.getByLabelText('行っていない'))
    expect(screen.queryByRole('group', { name: /^質問43/ })).toBeNull()
  })

  it('says that an answer could not be saved, and saves it by the button', async () => {
    const user = userEvent.setup()
    sent.mockRejectedValueOnce(new NetworkError())
    form(2)
    await user.click(within(question(/^質問8/)).getByRole('radio', { name: 'いいえ' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('まだ保存できていません'))
    await user.click(screen.getByRole('button', { name: 'もう一度保存する' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12:00に保存しました'))
    expect(answersSent().at(-1)).toEqual({ id: 'screening-1', answers: { Q08: { choices: ['no'] } } })
  })

  it('saves what waits as soon as the connection is back', async () => {
    const user = userEvent.setup()
    sent.mockRejectedValueOnce(new NetworkError())
    form(2)
    await user.click(within(question(/^質問10/)).getByRole('radio', { name: 'わからない' }))
    await screen.findByText('もう一度保存する')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12:00に保存しました'))
    expect(answersSent().at(-1)).toEqual({ id: 'screening-1', answers: { Q10: { choices: ['unknown'] } } })
  })

  it('opens the day of a choice, and takes いまも for it', async () => {
    const user = userEvent.setup()
    form(8)
    const antibiotics = question(/^質問45/)
    await user.click(within(antibiotics).getByRole('radio', { name: 'はい' }))
    const day = await within(antibiotics).findByRole('group', { name: '最後に使った日' })
    await user.click(within(day).getByRole('radio', { name: 'いまも使っている' }))
    expect(within(day).queryByRole('textbox')).toBeNull()
    await waitFor(() =>
      expect(answersSent().at(-1)).toEqual({
        id: 'screening-1',
        answers: { Q45: { choices: ['yes'], dates: { yes: 'ongoing' } } },
      }),
    )
  })

  it('stays at a section with a day that does not exist, and says it at the question', async () => {
    const user = userEvent.setup()
    form(1)
    const birthday = question(/^質問1生年月日/)
    await user.type(within(birthday).getByRole('textbox', { name: '年' }), '1990')
    await user.type(within(birthday).getByRole('textbox', { name: '月' }), '2')
    await user.type(within(birthday).getByRole('textbox', { name: '日' }), '30')
    await user.click(screen.getByRole('button', { name: '次へ進む' }))
    expect(within(screen.getByRole('alert')).getByText('実在する日付を入力してください')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('基本情報')
  })

  it('computes the body mass index from full-width digits too', async () => {
    const user = userEvent.setup()
    form(1)
    await user.type(screen.getByRole('textbox', { name: /身長/ }), '170')
    await user.type(screen.getByRole('textbox', { name: /体重/ }), '６５．５')
    expect(screen.getByText('BMI 22.7')).toBeTruthy()
  })

  it('lists what is missing, with the way to each question, instead of sending', async () => {
    const user = userEvent.setup()
    form(10)
    await user.click(screen.getByRole('checkbox', { name: /わかる範囲で/ }))
    await user.click(screen.getByRole('button', { name: '回答を送信する' }))
    const list = screen.getByRole('alert')
    expect(within(list).getByRole('heading').textContent).toContain('まだ答えていない質問があります')
    await user.click(within(list).getByRole('link', { name: /^質問45/ }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('薬とサプリメント'),
    )
    // It is scrolled to once the section is there.
    await waitFor(() =>
      expect(within(question(/^質問45/)).getByRole('radio', { name: 'はい' })).toBe(document.activeElement),
    )
  })

  it('has the birthday of the profile filled in, and sends it when it is corrected', async () => {
    const user = userEvent.setup()
    renderPage(<OnlineCheckForm set={questionnaires.current} screening={draft({})} known={profile} />)
    const birthday = question(/^質問1生年月日/)
    const day = within(birthday).getByRole('textbox', { name: '日' })
    expect(day).toHaveProperty('value', '1')
    const known = '登録情報の生年月日が入っています。ちがうときは、直してください。'
    expect(within(birthday).getByText(known)).toBeTruthy()
    await user.type(day, '0')
    expect(within(birthday).queryByText(known)).toBeNull()
    await waitFor(() =>
      expect(answersSent().at(-1)).toEqual({
        id: 'screening-1',
        answers: { Q01: { date: '1990-04-10' } },
      }),
    )
    expect(within(birthday).getByText(/^登録情報の生年月日（1990年4月1日）と違うようです。/)).toBeTruthy()
  })

  it('asks about a town that is not the one of the profile, and stops nobody', async () => {
    const user = userEvent.setup()
    renderPage(<OnlineCheckForm set={questionnaires.current} screening={draft({})} known={profile} />)
    const town = question(/^質問2いまお住まい/)
    const remark = /^登録情報の住所（山形県鶴岡市）と違うようです。/
    await user.click(within(town).getByRole('radio', { name: '鶴岡市' }))
    expect(within(town).queryByText(remark)).toBeNull()
    await user.click(within(town).getByRole('radio', { name: '対象地域の外' }))
    expect(within(town).getByText(remark)).toBeTruthy()
    expect(within(town).queryByRole('alert')).toBeNull()
  })

  it('begins where the answers end', () => {
    const page = (
      <OnlineCheckForm set={questionnaires.current} screening={draft({ Q01: { date: '1990-04-01' } })} />
    )
    renderPage(page)
    expect(screen.getByText(/10のまとまりのうち1つめ/)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: '年' })).toHaveProperty('value', '1990')
  })
})
