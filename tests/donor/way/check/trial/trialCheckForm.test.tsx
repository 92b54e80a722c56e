import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TrialCheckForm } from '../../../../../donor/routes/trial_check'
import ResultOk from '../../../../../donor/routes/trial_check/result_ok'
import ResultWarn from '../../../../../donor/routes/trial_check/result_warn'
import { trialMemory } from '../../../../../donor/way/check/trial/trialMemory'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { judgeTrial, trialCheckOf } from '../../../../../donor/way/check/trial/trialCheck'
import { renderPage } from '../../../renderPage'

const trialCheck = trialCheckOf(questionnaires.current)

configure({ defaultHidden: true })
const passing: Answers = { ...passingAnswers(), T10: { choices: ['no'] } }
/** As if the ten had been answered so a moment ago. */
const answered = (answers: Answers = {}) => {
  const typed = { ...passing, ...answers }
  trialMemory.keep({
    typed,
    judgement: judgeTrial(trialCheck, typed, { today: '2026-11-21', region: samplePublicTexts.region }),
  })
}
const press = () => screen.getByRole('button', { name: '結果を見る' })

beforeEach(() => {
  trialMemory.forget()
})

describe('the trial check', () => {
  it('asks ten questions, numbered from one', () => {
    renderPage(<TrialCheckForm check={trialCheck} />)
    const numbers = screen.getAllByText(/^質問\d+$/).map(({ textContent }) => textContent)
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => `質問${index + 1}`))
    expect(screen.queryByLabelText('対面で話したい')).toBeNull()
  })

  it('names what is not answered yet, and judges nothing', async () => {
    const user = userEvent.setup()
    answered()
    const { T10: _, ...rest } = passing
    trialMemory.keep({ typed: rest, judgement: { ok: true, items: [] } })
    renderPage(<TrialCheckForm check={trialCheck} />)
    await user.click(press())
    const summary = screen.getByRole('alert')
    expect(within(summary).getByText('質問10：まだ答えていない質問です')).toBeTruthy()
    expect(within(summary).getAllByRole('listitem')).toHaveLength(1)
  })

  it('judges in the page and leads to the result, without a call or anything stored', async () => {
    const user = userEvent.setup()
    const call = vi.spyOn(globalThis, 'fetch')
    answered()
    renderPage(<TrialCheckForm check={trialCheck} />)
    await user.click(within(screen.getByRole('group', { name: /^質問10/ })).getByLabelText('はい'))
    await user.click(press())
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
