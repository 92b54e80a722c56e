import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import * as criteria from '../../../../../donor/way/home/criteria/loadCriteria'
import { NetworkError } from '../../../../../donor/ground/session/apiError'
import { SubmitOnlineCheckDocument } from '../../../../../donor/generated/graphql'
import * as api from '../../../../../donor/ground/graphql/request'
import { OnlineCheckForm } from '../../../../../donor/way/check/form/OnlineCheckForm'
import { CRITERIA_CHANGED, TO_NEW_CRITERIA } from '../../../../../donor/ground/words/healthConsent'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import type { KnownPerson } from '../../../../../shared/questionnaire/engine/knownAnswers'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { screening } from '../../../person'
import { renderPage } from '../../../renderPage'

// Whether each of two hundred countries is visible takes jsdom long to find out, and no test here asks it.
configure({ defaultHidden: true })
let sent: MockInstance<typeof api.request>
const answersSent = () => sent.mock.calls.map(([, variables]) => variables)

const draft = (data: Answers) => screening({ Draft: true, Answer: { data, answered_at: null } })

const profile: KnownPerson = { birthday: '1990-04-01', pref: 'Yamagata', city: '鶴岡市', gender: 'Women' }

const form = (at: string, data: Answers = {}, person?: KnownPerson) =>
  renderPage(
    <OnlineCheckForm
      set={questionnaires.of('2026.11-1')}
      screening={draft(data)}
      kind="registration"
      {...(person ? { person } : {})}
    />,
    at ? `/page?at=${at}` : '/page',
  )

const question = (name: RegExp) => screen.getByRole('group', { name })
const heading = () => screen.getByRole('heading', { level: 1 })
const choose = (label: string | RegExp) => userEvent.click(screen.getByRole('radio', { name: label }))
const goOn = () => userEvent.click(screen.getByRole('button', { name: '次へ' }))

beforeEach(() => {
  sent = vi.spyOn(api, 'request').mockResolvedValue({})
  const { version, rules, phrases } = questionnaires.of('2026.11-1')
  vi.spyOn(criteria, 'loadCriteria').mockResolvedValue({
    questionnaire: version,
    criteria: { number: '2026-11-1', sha256: '' },
    rules,
    municipalities: ['鶴岡市'],
    phrases,
  })
})

describe('one question a screen', () => {
  it('tells once, where a draft is opened again, that other criteria are in force', async () => {
    const check = screening({ Draft: true, CriteriaChangedAt: '2026-12-01T00:00:00.000Z' })
    renderPage(
      <OnlineCheckForm set={questionnaires.of('2026.11-1')} screening={check} kind="registration" />,
      '/page?at=Q16',
    )
    expect(screen.getByText(CRITERIA_CHANGED)).toBeTruthy()
    expect(screen.getByRole('link', { name: TO_NEW_CRITERIA }).getAttribute('href')).toBe('/criteria')
    await choose('いいえ')
    await waitFor(() => expect(screen.queryByText(CRITERIA_CHANGED)).toBeNull())
  })

  it('goes on by itself when a tap says all, with the focus on the next question', async () => {
    form('Q16')
    await choose('いいえ')
    await waitFor(() => expect(heading().textContent).toBe('便秘薬・下剤・浣腸を、この4週間に使いましたか。'))
    await waitFor(() => expect(heading()).toBe(document.activeElement))
    await userEvent.click(screen.getByRole('link', { name: '前へ' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'いいえ' })).toHaveProperty('checked', true))
    // The same answer once more goes on too.
    await choose('いいえ')
    await waitFor(() => expect(heading().textContent).toMatch(/^便秘薬/))
  })

  it('stays while a key only chooses, and goes on by Enter, which chooses too', async () => {
    form('Q16')
    screen.getByRole('radio', { name: 'はい' }).focus()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('radio', { name: 'はい' })).toHaveProperty('checked', true)
    expect(heading().textContent).toMatch(/^この6か月に、腹痛/)
    screen.getByRole('radio', { name: 'いいえ' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heading().textContent).toMatch(/^便秘薬/))
  })

  it('stays for a day, takes いまも for it, and says at once what is missing', async () => {
    form('Q45')
    await choose('はい')
    expect(heading().textContent).toMatch(/抗菌薬/)
    await goOn()
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toMatch(/最後に使った日/)
  })

  it('stays for what is said about an answer', async () => {
    form('Q11')
    await userEvent.click(screen.getByRole('checkbox', { name: '便に血が混じった' }))
    expect(screen.getByText(/医療機関への相談をおすすめします/)).toBeTruthy()
    expect(heading().textContent).toMatch(/便に血が混じる/)
  })

  it('says why it asks, and keeps わからない in one line that is open once it is chosen', () => {
    const { unmount } = form('Q18')
    expect(screen.getByText('理由').closest('details')).toHaveProperty('open', false)
    expect(screen.getByText('ほかの答え方').closest('details')).toHaveProperty('open', false)
    unmount()
    form('Q19', { Q19: { choices: ['inPerson'] } })
    expect(screen.getByText('理由').closest('details')).toHaveProperty('open', false)
    expect(screen.getByText('ほかの答え方').closest('details')).toHaveProperty('open', true)
  })

  it('does not go on without an answer', async () => {
    form('Q13')
    await goOn()
    expect(within(screen.getByRole('alert')).getByText('お答えを選んでください')).toBeTruthy()
    expect(heading().textContent).toMatch(/お通じは何回/)
  })

  it('asks about the journey only after one', async () => {
    form('Q42', { Q42: { choices: ['KR'], dates: { KR: '2026-09-01' } } })
    await goOn()
    await waitFor(() => expect(heading().textContent).toMatch(/旅行中に下痢/))
    await userEvent.click(screen.getByRole('link', { name: '前へ' }))
    await waitFor(() => expect(heading().textContent).toMatch(/海外へ行きましたか/))
    await userEvent.click(await screen.findByLabelText('行っていない'))
    await waitFor(() => expect(heading().textContent).toMatch(/予防接種/))
  })

  it('computes the body mass index from full-width digits too', async () => {
    form('Q03')
    await userEvent.type(screen.getByRole('textbox', { name: /身長/ }), '170')
    await userEvent.type(screen.getByRole('textbox', { name: /体重/ }), '６５．５')
    expect(screen.getByText('BMI 22.7')).toBeTruthy()
  })

  it('stays at a day that does not exist, and says it at the question', async () => {
    form('Q01')
    await userEvent.type(screen.getByRole('textbox', { name: '年' }), '1990')
    await userEvent.type(screen.getByRole('textbox', { name: '月' }), '2')
    await userEvent.type(screen.getByRole('textbox', { name: '日' }), '30')
    await goOn()
    expect(within(screen.getByRole('alert')).getByText('実在する日付を入力してください')).toBeTruthy()
    expect(heading().textContent).toBe('生年月日を教えてください。')
  })

  it('begins where the answers end', () => {
    form('', { Q01: { date: '1990-04-01' }, Q02: { choices: ['鶴岡市'] } })
    expect(heading().textContent).toBe('身長と体重を入力してください。')
    expect(screen.getByText(/^のこり約1\d分$/)).toBeTruthy()
  })
})

it('says いいえ at one place, and offers to go on only under what is chosen', async () => {
  form('Q09')
  expect(screen.queryByRole('button', { name: '次へ' })).toBeNull()
  const all = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(all.slice(0, 3)).toEqual(['noGerm', 'germ', 'no'])
  await choose(/検査で原因がわかった/)
  expect(screen.getByRole('button', { name: '次へ' })).toBeTruthy()
})

describe('saving', () => {
  it('says that an answer could not be saved, and saves it by the button', async () => {
    sent.mockRejectedValueOnce(new NetworkError())
    form('Q08')
    await choose('いいえ')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('まだ保存できていません'))
    await userEvent.click(screen.getByRole('button', { name: 'もう一度保存する' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12:00に保存しました'))
    expect(answersSent().at(-1)).toEqual({ id: 'screening-1', answers: { Q08: { choices: ['no'] } } })
  })

  it('saves what waits as soon as the connection is back', async () => {
    sent.mockRejectedValueOnce(new NetworkError())
    form('Q10')
    await choose('わからない')
    await screen.findByText('もう一度保存する')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12:00に保存しました'))
    expect(answersSent().at(-1)).toEqual({ id: 'screening-1', answers: { Q10: { choices: ['unknown'] } } })
  })

  it('takes in what was answered in another tab', async () => {
    form('summary', passingAnswers())
    expect(screen.queryByText(/いまも使っている/)).toBeNull()
    sent.mockResolvedValue({
      getScreeningById: draft({ ...passingAnswers(), Q45: { choices: ['yes'], dates: { yes: 'ongoing' } } }),
    })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText(/いまも使っている/)).toBeTruthy()
  })
})

describe('what is known', () => {
  it('is shown instead of asked, can be corrected, and is sent', async () => {
    form('', {}, profile)
    expect(heading().textContent).toBe('ご登録の内容から入れたお答え')
    expect(screen.getByText('1990年4月1日')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: '変更：お住まい' }))
    await waitFor(() => expect(heading().textContent).toMatch(/^いまお住まいの市町村/))
    await choose('対象地域の外')
    expect(screen.getByText(/^登録情報の住所（山形県鶴岡市）と違うようです。/)).toBeTruthy()
    await goOn()
    await waitFor(() => expect(heading().textContent).toBe('ご登録の内容から入れたお答え'))
    await userEvent.click(screen.getByRole('button', { name: 'このとおりです' }))
    await waitFor(() => expect(heading().textContent).toMatch(/^身長と体重/))
    await waitFor(() =>
      expect(answersSent().at(-1)).toMatchObject({
        answers: { Q01: { date: '1990-04-01' } },
      }),
    )
  })

  it('answers for a man that nobody is pregnant', () => {
    form('', {}, { ...profile, gender: 'Man' })
    expect(within(screen.getByRole('region', { name: '基本情報' })).getByText('該当なし')).toBeTruthy()
  })

  it.each([
    ['1999-05-05', 2],
    ['2006-05-05', 1],
    ['1980-05-05', 3],
  ])('a stay before the birth is not offered (%s)', (birthday, options) => {
    form('Q39', {}, { ...profile, birthday })
    expect(within(question(/英国/)).getAllByRole('checkbox', { name: /滞在|血縁/ })).toHaveLength(options)
  })

  it('a stay before the birth that is answered already is asked about', () => {
    form('Q39', { Q39: { choices: ['uk1980'] } }, { ...profile, birthday: '1999-05-05' })
    expect(screen.getByText(/^生年月日より前のことのようです/)).toBeTruthy()
  })
})

describe('an answer that settles the result', () => {
  const told = () =>
    screen.findByRole('heading', { level: 1, name: 'このお答えでは、今回はドナーをお願いできません' })
  // The rules are loaded apart.
  const askForColitis = async () => {
    form('Q18')
    await waitFor(async () => {
      await choose('はい')
      await told()
    })
  }

  it('is said at once, and the person goes on if they like', async () => {
    await askForColitis()
    expect(screen.getByText(/炎症性腸疾患/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '残りの質問にも答える' }))
    await waitFor(() => expect(heading().textContent).toMatch(/^過敏性腸症候群/))
  })

  it('can be put right, or ends the check with what was answered', async () => {
    await askForColitis()
    await userEvent.click(screen.getByRole('button', { name: 'お答えを直す' }))
    expect(heading().textContent).toMatch(/^潰瘍性大腸炎/)
    await choose('はい')
    await told()
    await userEvent.click(screen.getByRole('button', { name: 'ここで終えて、結果を見る' }))
    const all = { id: 'screening-1', answers: { Q18: { choices: ['yes'] } } }
    await waitFor(() => expect(sent.mock.calls).toContainEqual([SubmitOnlineCheckDocument, all]))
  })
})

describe('the answers before they are sent', () => {
  it('names the gaps at once, with the way there and back', async () => {
    const { Q45: _, ...others } = passingAnswers()
    form('summary', others)
    const list = screen.getByRole('alert')
    expect(within(list).getByRole('heading').textContent).toContain('まだ答えていない質問があります')
    await userEvent.click(within(list).getByRole('link', { name: /抗菌薬/ }))
    await waitFor(() => expect(heading().textContent).toMatch(/抗菌薬/))
    await choose('いいえ')
    await waitFor(() => expect(heading().textContent).toBe('お答えの確認'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('needs the word that they are right', async () => {
    form('summary', { ...passingAnswers(), Q54: {} })
    await userEvent.click(screen.getByRole('button', { name: '回答を送信する' }))
    expect(within(screen.getByRole('alert')).getByText('お答えを選んでください')).toBeTruthy()
    expect(answersSent()).toEqual([])
  })

  it('asks what a changed answer brings up, and comes back', async () => {
    form('Q42&back=summary', {
      ...passingAnswers(),
      Q42: { choices: ['KR'], dates: { KR: '2026-09-01' } },
      Q43: {},
    })
    await goOn()
    await waitFor(() => expect(heading().textContent).toMatch(/旅行中に下痢/))
    await userEvent.click(screen.getByRole('checkbox', { name: 'どちらもない' }))
    await waitFor(() => expect(heading().textContent).toBe('お答えの確認'))
  })
})
