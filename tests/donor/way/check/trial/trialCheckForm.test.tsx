import { configure, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TrialCheckForm } from '../../../../../donor/routes/trial_check'
import ResultOk from '../../../../../donor/routes/trial_check/result_ok'
import ResultWarn from '../../../../../donor/routes/trial_check/result_warn'
import { carriedTrial } from '../../../../../donor/way/check/trial/carriedTrial'
import { trialMemory } from '../../../../../donor/way/check/trial/trialMemory'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { judgeTrial } from '../../../../../donor/way/check/trial/judgeTrial'
import { trialCheckOf } from '../../../../../donor/way/check/trial/trialCheck'
import { renderPage } from '../../../renderPage'

const trialCheck = trialCheckOf(questionnaires.current)

configure({ defaultHidden: true })
const passing: Answers = { ...passingAnswers(), T10: { choices: ['no'] } }
/** As if the ten had been answered so a moment ago. */
const answered = (answers: Answers = {}) => {
  const typed = { ...passing, ...answers }
  trialMemory.keep({
    typed,
    version: trialCheck.version,
    judgement: judgeTrial(trialCheck, typed, { today: '2026-11-21', region: samplePublicTexts.region }),
  })
}

beforeEach(() => {
  trialMemory.forget()
  sessionStorage.clear()
})

const choose = async (user: UserEvent, label: string) => user.click(screen.getByLabelText(label))

describe('the trial check', () => {
  it('asks one question a screen, goes on with a tap and back with a link', async () => {
    const user = userEvent.setup()
    answered()
    renderPage(<TrialCheckForm check={trialCheck} />)
    await user.click(screen.getByRole('link', { name: '質問を始める' }))
    await screen.findByText('質問1／10')
    for (let number = 2; number <= 6; number += 1) {
      await user.click(screen.getByRole('button', { name: '次へ' }))
      await screen.findByText(`質問${number}／10`)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    }
    await choose(user, 'いいえ')
    await screen.findByText('質問7／10')
    await user.click(screen.getByRole('link', { name: '前へ' }))
    await screen.findByText('質問6／10')
    expect(screen.queryByLabelText('対面で話したい')).toBeNull()
  })

  it('stays at a question that is not answered, and after a reload begins again', async () => {
    const user = userEvent.setup()
    renderPage(<TrialCheckForm check={trialCheck} />, '/page?at=Q45')
    expect(screen.getByText('質問1／10')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '次へ' }))
    expect(screen.getByText('まだ答えていない質問です')).toBeTruthy()
    expect(screen.getByText('質問1／10')).toBeTruthy()
  })

  it('judges in the page and leads to the result, without a call or anything stored', async () => {
    const user = userEvent.setup()
    const call = vi.spyOn(globalThis, 'fetch')
    answered()
    renderPage(<TrialCheckForm check={trialCheck} />, '/page?at=T10')
    await choose(user, 'はい')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('別のページ'))
    expect(trialMemory.read()?.judgement.items.map(({ questionId }) => questionId)).toEqual(['T10'])
    expect(call).not.toHaveBeenCalled()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})

describe('the result of the trial check', () => {
  it('says that nothing stood out', () => {
    answered()
    renderPage(<ResultOk />)
    expect(screen.getByText('気になる点はありませんでした')).toBeTruthy()
    expect(screen.getByRole('link', { name: '会員登録へ進む' }).getAttribute('href')).toBe('/signup')
  })

  it('takes the answers along if wanted, in this tab, without those that stood in the way', async () => {
    const user = userEvent.setup()
    answered({ Q45: { choices: ['yes'], dates: { yes: '2026-11-21' } } })
    renderPage(<ResultWarn />)
    const box = screen.getByRole('checkbox', { name: /会員登録のあとのチェックに引き継ぐ/ })
    expect(sessionStorage.length).toBe(0)
    await user.click(box)
    const taken = () => carriedTrial.read(trialCheck.version)
    expect(taken()).toMatchObject({ Q18: passing.Q18 })
    expect(taken()).not.toHaveProperty('Q45')
    expect(carriedTrial.read('another version')).toBeNull()
    await user.click(box)
    expect(taken()).toBeNull()
  })

  it('shows on coming back that answers are taken along, and takes those that were changed since', async () => {
    const user = userEvent.setup()
    answered()
    const { unmount } = renderPage(<ResultOk />)
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /引き継ぐ/ })
    expect(box().checked).toBe(false)
    await user.click(box())
    unmount()
    answered({ Q45: { choices: ['yes'], dates: { yes: '2026-11-21' } } })
    renderPage(<ResultWarn />)
    expect(box().checked).toBe(true)
    expect(carriedTrial.read(trialCheck.version)).not.toHaveProperty('Q45')
    await user.click(box())
    expect(sessionStorage.length).toBe(0)
  })

  it('names each point with its day, who may apply, and never that somebody failed', () => {
    answered({
      Q02: { choices: ['outside'] },
      Q45: { choices: ['yes'], dates: { yes: '2026-11-21' } },
    })
    const { container } = renderPage(<ResultWarn />)
    const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(points).toEqual([
      expect.stringContaining('18歳以上65歳未満の方が対象です。'),
      expect.stringContaining('抗菌薬（抗生物質）：2027年2月21日（日）ごろからお申し込みいただけます。'),
    ])
    expect(container.textContent).not.toMatch(/不合格|失敗|できません|残念/)
  })

  it.each([
    ['result_ok', ResultOk],
    ['result_warn', ResultWarn],
  ])('%s opened by its address explains itself and leads to the questions', (_, Page) => {
    renderPage(<Page />)
    expect(screen.getByRole('heading', { name: '結果は、お答えのすぐあとに表示します' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '10問のお試しチェック' }).getAttribute('href')).toBe(
      '/trial_check',
    )
  })

  it('does not show the other result under the wrong address', () => {
    answered()
    renderPage(<ResultWarn />)
    expect(screen.getByRole('heading', { name: '結果は、お答えのすぐあとに表示します' })).toBeTruthy()
  })
})
