import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import * as api from '../../../../../donor/ground/graphql/request'
import { OnlineCheckForm } from '../../../../../donor/way/check/form/OnlineCheckForm'
import { carriedTrial } from '../../../../../donor/way/check/trial/carriedTrial'
import * as criteria from '../../../../../donor/way/home/criteria/loadCriteria'
import { passingAnswers } from '../../../../../devtools/world/checks/passingAnswers'
import type { Answers } from '../../../../../shared/questionnaire/engine/answer'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { screening } from '../../../person'
import { renderPage } from '../../../renderPage'

let sent: MockInstance<typeof api.request>
const answersSent = () => sent.mock.calls.map(([, variables]) => variables)
const heading = () => screen.getByRole('heading', { level: 1 })

beforeEach(() => {
  sessionStorage.clear()
  sent = vi.spyOn(api, 'request').mockResolvedValue({})
  const { version: questionnaire, rules, phrases } = questionnaires.of('2026.11-1')
  const inForce = { number: '2026-11-1', sha256: '' }
  vi.spyOn(criteria, 'loadCriteria').mockResolvedValue({
    questionnaire,
    criteria: inForce,
    rules,
    municipalities: ['鶴岡市'],
    phrases,
  })
})

/** All that is asked before a question. */
const answersBefore = (id: string): Answers => {
  const ids = questionnaires.of('2026.11-1').questions.map((each) => each.id)
  const before = ids.slice(0, ids.indexOf(id))
  return Object.fromEntries(Object.entries(passingAnswers()).filter(([each]) => before.includes(each)))
}

/** A check in which all before Q18 is answered. */
const openCheck = () =>
  renderPage(
    <OnlineCheckForm
      set={questionnaires.of('2026.11-1')}
      screening={screening({ Draft: true, Answer: { data: answersBefore('Q18'), answered_at: null } })}
      kind="registration"
    />,
  )

describe('answers carried from the trial check', () => {
  const { version } = questionnaires.of('2026.11-1')
  const typed = passingAnswers()
  const carry = (of: string) =>
    carriedTrial.keep({ typed: { Q18: typed.Q18 ?? {} }, judgement: { ok: true, items: [] }, version: of })

  it('are confirmed once, and sent only then', async () => {
    carry(version)
    openCheck()
    expect(heading().textContent).toBe('お試しチェックなどから入れたお答え')
    expect(sessionStorage.length).toBe(0)
    expect(answersSent()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'このとおりです' }))
    await waitFor(() => expect(JSON.stringify(answersSent())).toContain('Q18'))
  })

  it('of another version are asked for', () => {
    carry('another')
    openCheck()
    expect(heading().textContent).toMatch(/^潰瘍性大腸炎/)
  })
})
