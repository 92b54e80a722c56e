import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import * as api from '../../../../../donor/ground/graphql/request'
import { OnlineCheckForm } from '../../../../../donor/way/check/form/OnlineCheckForm'
import { knownScreen } from '../../../../../donor/ground/words/yourAnswers'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import { secondVersion } from '../../../../support/secondVersion'
import { screening } from '../../../person'
import { renderPage } from '../../../renderPage'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import type { CheckKind, QuestionSet } from '../../../../../shared/questionnaire/engine/question'

configure({ defaultHidden: true })
let sent: MockInstance<typeof api.request>
const ANSWERED_AT = '2026-08-18T01:00:00.000Z'

type Before = {
  last?: Answers
  draft?: Answers
  refusedFor?: string[]
  earlierSet?: QuestionSet
  kind?: CheckKind
}

/** The check of somebody whose last check held `last` beside what passes. */
function again(
  at: string,
  {
    last = {},
    draft = {},
    refusedFor = [],
    earlierSet = questionnaires.current,
    kind = 'renewal',
  }: Before = {},
) {
  const earlier = screening({
    OnlineCheckResult: 'Passed',
    Answer: { data: { ...passingAnswers(), ...last }, answered_at: ANSWERED_AT },
    Reasons: refusedFor.map((QuestionId) => ({
      QuestionId,
      Fact: '理由。',
      Explanation: '',
      NextDate: '2026-11-01',
      OngoingNote: null,
      UnknownDate: false,
      Changes: null,
      Subject: null,
      Protection: null,
      WaitMonths: null,
      WaitWeeks: null,
    })),
  })
  const before = earlier.OnlineCheck && { screening: earlier, check: earlier.OnlineCheck, set: earlierSet }
  const open = screening({ Draft: true, Answer: { data: draft, answered_at: null } })
  return renderPage(
    <OnlineCheckForm set={questionnaires.current} screening={open} kind={kind} last={before} />,
    at ? `/page?at=${at}` : '/page',
  )
}

const heading = () => screen.getByRole('heading', { level: 1 })
const confirm = () => userEvent.click(screen.getByRole('button', { name: /変わりはありません$/ }))
const rowOf = (name: RegExp) =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => name.test(textContent))
    ?.closest('div')
/** Everything saved so far, the later over the earlier. */
const saved = () =>
  Object.assign({}, ...sent.mock.calls.map(([, variables]) => (variables as { answers: object }).answers))

beforeEach(() => {
  sent = vi.spyOn(api, 'request').mockResolvedValue({})
})

describe('somebody who has answered before', () => {
  it('reads the last answers with their day, and no question', () => {
    again('')
    expect(heading().textContent).toBe('前回のお答え')
    expect(screen.getByText(/^2026年8月18日（火）のお答えです/)).toBeTruthy()
    const lately = within(screen.getByRole('region', { name: knownScreen.lately }))
    // What may have come since stands open, one by one; the rest is folded, and none of it is left out.
    expect(lately.getByRole('link', { name: /^変更：.*かぜのような症状/ })).toBeTruthy()
    expect(rowOf(/身長と体重/)?.closest('details')).toBeNull()
    expect(rowOf(/^アレルギー/)?.closest('details')).toHaveProperty('open', false)
    const shown = screen.getAllByRole('link', { name: /^変更/ })
    expect(shown).toHaveLength(43)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('gives them again as those of today when nothing has changed', async () => {
    again('')
    await confirm()
    await waitFor(() => expect(heading().textContent).toBe('お答えの確認'))
    await waitFor(() =>
      expect(saved()).toMatchObject({ Q08: { choices: ['no'] }, Q11: { choices: ['none'] } }),
    )
    expect(Object.keys(saved())).toHaveLength(43)
  })

  it('changes one, comes back, and reads it again before it is sent', async () => {
    again('known')
    await userEvent.click(screen.getByRole('link', { name: /^変更：.*抗菌薬/ }))
    await waitFor(() => expect(heading().textContent).toMatch(/抗菌薬/))
    expect(screen.getByRole('radio', { name: 'いいえ' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: 'わからない' }))
    await waitFor(() => expect(heading().textContent).toBe('前回のお答え'))
    expect(rowOf(/抗菌薬/)?.textContent).toMatch(/前回から変わりました.*わからない.*前回のお答え：いいえ/)
    await userEvent.click(screen.getByRole('button', { name: 'ほかに変わりはありません' }))
    await waitFor(() =>
      expect(saved()).toMatchObject({ Q45: { choices: ['unknown'] }, Q46: { choices: ['no'] } }),
    )
  })

  it('is asked anew what read differently when it was answered', () => {
    again('Q08', { earlierSet: secondVersion })
    expect(heading().textContent).toMatch(/37.5℃以上の熱/)
  })

  it.each(['2026-07-01', '2026-04-01'])(
    'is asked anew what was refused (%s), with the day that is known and nothing chosen',
    async (day) => {
      again('Q45', {
        kind: 'registration',
        last: { Q45: { choices: ['yes'], dates: { yes: day } } },
        refusedFor: ['Q45'],
      })
      expect(screen.getByText(/^前回のお答え：はい.*最後に使った日/)).toBeTruthy()
      for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
      await userEvent.click(screen.getByRole('radio', { name: 'いいえ' }))
      await waitFor(() => expect(saved()).toEqual({ Q45: { choices: ['no'] } }))
    },
  )

  it.each([
    ['a radio', 'Q45', 'radio', 'いいえ', { choices: ['no'] }],
    ['a box', 'Q11', 'checkbox', 'どれもない', { choices: ['none'] }],
  ] as const)('confirms what is chosen already by a tap on it: %s', async (_, at, role, name, answer) => {
    again(at)
    await userEvent.click(screen.getByRole(role, { name }))
    await waitFor(() => expect(saved()).toEqual({ [at]: answer }))
    await waitFor(() => expect(heading().textContent).toBe('前回のお答え'))
  })

  it('confirms a day that is chosen already by a tap on it', async () => {
    const day = { choices: ['yes'], dates: { yes: '2026-11-20' } }
    again('Q45', { last: { Q45: day } })
    const chip = await screen.findByRole('radio', { name: /^日にちを選ぶ/ })
    expect(chip).toHaveProperty('checked', true)
    await userEvent.click(chip)
    await waitFor(() => expect(saved()).toEqual({ Q45: day }))
  })

  it('is asked anew what went on then', () => {
    again('Q45', { last: { Q45: { choices: ['yes'], dates: { yes: 'ongoing' } } } })
    expect(screen.getByRole('radio', { name: 'はい' })).toHaveProperty('checked', false)
  })

  it('has days that are over taken out of the answer', () => {
    again('known', { last: { Q42: { choices: ['KR'], dates: { KR: '2026-05-01' } } } })
    expect(rowOf(/海外への旅行/)?.textContent).toMatch(/行っていない.*前回のお答え：韓国/)
  })

  it('goes on where it was left', () => {
    again('', { draft: passingAnswers() })
    expect(heading().textContent).toBe('お答えの確認')
  })
})
