import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import * as api from '../../../donor/graphql/request'
import { OnlineCheckForm } from '../../../donor/onlineCheck/OnlineCheckForm'
import type { Answers } from '../../../shared/questionnaire/answer'
import { passingAnswers } from '../../../shared/questionnaire/passingAnswers'
import { secondVersion } from '../../support/secondVersion'
import { reason, screening } from '../person'
import { renderPage } from '../renderPage'
import { questionnaires } from '../../../shared/questionnaire/questionnaires'
import type { QuestionSet } from '../../../shared/questionnaire/question'

configure({ defaultHidden: true })
let sent: MockInstance<typeof api.request>
const ANSWERED_AT = '2026-08-18T01:00:00.000Z'

/** The check before renewal of somebody whose last check held `last` beside what passes. */
function renewal(
  at: string,
  {
    last = {},
    draft = {},
    refusedFor = [] as string[],
    earlierSet = questionnaires.current as QuestionSet,
  }: { last?: Answers; draft?: Answers; refusedFor?: string[]; earlierSet?: QuestionSet } = {},
) {
  const earlier = screening({
    OnlineCheckResult: 'Passed',
    Answer: { data: { ...passingAnswers(), ...last }, answered_at: ANSWERED_AT },
    Reasons: refusedFor.map((QuestionId) => reason({ QuestionId, NextDate: '2026-11-01' })),
  })
  const before = earlier.OnlineCheck && { screening: earlier, check: earlier.OnlineCheck, set: earlierSet }
  const open = screening({ Draft: true, Answer: { data: draft, answered_at: null } })
  return renderPage(
    <OnlineCheckForm set={questionnaires.current} screening={open} renewal={{ last: before }} />,
    `/page${at}`,
  )
}

const changes = () => screen.getByRole('group', { name: /^前回から、変わったことはありますか/ })
const say = (user: ReturnType<typeof userEvent.setup>, words: string) =>
  user.click(within(changes()).getByRole('radio', { name: words }))
const goOn = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: '次へ進む' }))
/** Everything saved so far, the later over the earlier. */
const saved = () =>
  Object.assign({}, ...sent.mock.calls.map(([, variables]) => (variables as { answers: object }).answers))

beforeEach(() => {
  sent = vi.spyOn(api, 'request').mockResolvedValue({})
})

describe('the check before renewal', () => {
  it('shows the last answers with their day, and no question', () => {
    renewal('?section=2')
    const last = screen.getByRole('region', { name: '前回のお答え' })
    expect(within(last).getByText('2026年8月18日（火）')).toBeTruthy()
    expect(within(last).getByText(/かぜのような症状/)).toBeTruthy()
    expect(within(last).getAllByText('いいえ').length).toBeGreaterThan(0)
    expect(screen.queryByRole('group', { name: /^質問/ })).toBeNull()
    expect(screen.getByText(/^9のまとまりのうち2つめ・のこり約5分$/)).toBeTruthy()
  })

  it('gives the last answers again when nothing has changed', async () => {
    const user = userEvent.setup()
    renewal('?section=2')
    await say(user, '変わりはありません')
    await waitFor(() => expect(Object.keys(saved())).toEqual(['Q08', 'Q09', 'Q10', 'Q11', 'Q12']))
    expect(saved()).toMatchObject({ Q08: { choices: ['no'] }, Q11: { choices: ['none'] } })
    await goOn(user)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('便のようす'))
  })

  it('asks anew what read differently when it was answered', () => {
    renewal('?section=2', { earlierSet: secondVersion })
    const last = screen.getByRole('region', { name: '前回のお答え' })
    expect(within(last).queryByText(/かぜのような症状/)).toBeNull()
    expect(screen.getByRole('group', { name: /^質問8/ })).toBeTruthy()
    expect(screen.queryByRole('group', { name: /^質問10/ })).toBeNull()
  })

  it('asks for what has changed, with the last answers in place, and keeps the others', async () => {
    const user = userEvent.setup()
    renewal('?section=8')
    await say(user, '変わったことがあります')
    const antibiotics = screen.getByRole('group', { name: /^質問45/ })
    expect(within(antibiotics).getByRole('radio', { name: 'いいえ' })).toHaveProperty('checked', true)
    await user.click(within(antibiotics).getByRole('radio', { name: 'はい' }))
    await user.click(await within(antibiotics).findByRole('radio', { name: 'いまも使っている' }))
    await goOn(user)
    await waitFor(() => expect(Object.keys(saved())).toHaveLength(6))
    expect(saved()).toMatchObject({
      Q45: { choices: ['yes'], dates: { yes: 'ongoing' } },
      Q46: { choices: ['no'] },
    })
  })

  it('does not go on before it is said whether something has changed, nor with a change that is not given', async () => {
    const user = userEvent.setup()
    renewal('?section=2')
    await goOn(user)
    expect(
      within(screen.getByRole('alert')).getByText('変わったことがあるかどうかを選んでください'),
    ).toBeTruthy()
    await say(user, '変わったことがあります')
    await goOn(user)
    expect(within(screen.getByRole('alert')).getByText(/^変わったところを選び直してください/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('いまの体調')
  })

  it('asks anew what the last check was refused for', () => {
    renewal('?section=8', {
      last: { Q45: { choices: ['yes'], dates: { yes: 'unknown' } } },
      refusedFor: ['Q45'],
    })
    const last = screen.getByRole('region', { name: '前回のお答え' })
    expect(within(last).queryByText(/抗菌薬/)).toBeNull()
    const antibiotics = screen.getByRole('group', { name: /^質問45/ })
    expect(within(antibiotics).getByRole('radio', { name: 'はい' })).toHaveProperty('checked', false)
  })

  it('goes on where it was left, and still knows what was said', () => {
    const { Q08, Q09, Q10, Q11, Q12 } = passingAnswers()
    renewal('?section=2', { draft: { Q08, Q09, Q10, Q11, Q12 } as Answers })
    expect(within(changes()).getByRole('radio', { name: '変わりはありません' })).toHaveProperty(
      'checked',
      true,
    )
  })
})

describe('a long section', () => {
  const infections = (part: string) =>
    renderPage(
      <OnlineCheckForm
        set={questionnaires.current}
        screening={screening({ Draft: true, Answer: { data: {}, answered_at: null } })}
      />,
      `/page?section=6${part}`,
    )
  const numbers = () => screen.getAllByText(/^質問\d+$/).map(({ textContent }) => textContent)

  it('is shared out over screens of at most seven questions', async () => {
    const user = userEvent.setup()
    infections('')
    expect(numbers()).toEqual(['質問30', '質問31', '質問32', '質問33', '質問34', '質問35'])
    expect(screen.getByText(/^10のまとまりのうち6つめ/)).toBeTruthy()
    await goOn(user)
    await screen.findByText('質問36')
    expect(numbers()).toEqual(['質問36', '質問37', '質問38', '質問39', '質問40', '質問41'])
    expect(screen.getByText(/^10のまとまりのうち6つめ/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '前の質問へ' }))
    await screen.findByText('質問30')
    expect(numbers()[0]).toBe('質問30')
  })
})
