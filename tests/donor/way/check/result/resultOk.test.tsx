import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ResultOk } from '../../../../../donor/way/check/result/ResultOk'
import { forgetCurrentUser, keepCurrentUser } from '../../../../../donor/ground/session/currentUserStore'
import { SEE_A_DOCTOR_TITLE } from '../../../../../donor/ground/words/seeADoctor'
import { currentVersion, loadQuestionSet } from '../../../../../shared/questionnaire/engine/versions'
import { person, screening } from '../../../person'
import { renderPage } from '../../../renderPage'

beforeEach(forgetCurrentUser)

const SENTENCE = 'ガイダンスに進めます'

/** The page of a passed check in which question 11 was answered by a choice. */
async function open(choice: string): Promise<HTMLElement> {
  keepCurrentUser(person({ UserStatus: 'WaitingGuidance' }))
  const judged = screening({
    OnlineCheckResult: 'Passed',
    Answer: { data: { Q11: { choices: [choice] } }, answered_at: '2026-11-20T00:00:00.000Z' },
  })
  const { OnlineCheck: check } = judged
  if (!check) throw new Error('a screening with a check has one')
  renderPage(
    <ResultOk
      judged={{ screening: judged, check, set: await loadQuestionSet(currentVersion) }}
      h1="オンラインチェックの結果"
      sentence={SENTENCE}
      primary="マイページへ"
      topics={null}
      lead={null}
    />,
  )
  const headline = await screen.findByRole('heading', { name: SENTENCE })
  return headline.parentElement ?? headline
}

it('gives the advice to see a doctor directly under the headline, and nothing blooms beside it', async () => {
  const head = await open('blood')
  const headline = screen.getByRole('heading', { name: SENTENCE })
  expect(headline.nextElementSibling?.textContent).toContain(SEE_A_DOCTOR_TITLE)
  expect(head.closest('section')?.querySelector('img')?.getAttribute('src')).not.toContain('bloom')
})

it('blooms for whoever has nothing of the kind', async () => {
  const head = await open('none')
  expect(head.textContent).not.toContain(SEE_A_DOCTOR_TITLE)
  expect(head.closest('section')?.querySelector('img')?.getAttribute('src')).toContain('bloom')
})
