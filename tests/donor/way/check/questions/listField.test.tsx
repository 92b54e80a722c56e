import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ChoiceQuestion } from '../../../../../donor/way/check/questions/ChoiceQuestion'
import { samplePublicTexts } from '../../../../../shared/facts/config'
import type { Answer } from '../../../../../shared/questionnaire/engine/answer'
import { questionnaires } from '../../../../../shared/questionnaire/engine/questionnaires'
import { renderPage } from '../../../renderPage'

const journeys = questionnaires.current.questions.filter(({ id }) => id === 'Q42')

function Journeys({ seen }: { seen: Answer[] }) {
  const [answer, setAnswer] = useState<Answer>({})
  const change = (next: Answer) => {
    seen.push(next)
    setAnswer(next)
  }
  return journeys.map((question) => (
    <ChoiceQuestion
      key={question.id}
      question={question}
      answer={answer}
      onChange={change}
      region={samplePublicTexts.region}
      invalid={false}
    />
  ))
}

it('finds a country by what is typed, takes it with Enter, asks for its day, and takes it back', async () => {
  const user = userEvent.setup()
  const seen: Answer[] = []
  renderPage(<Journeys seen={seen} />)
  const box = await screen.findByRole('combobox', { name: '国・地域の名前でさがす' })
  await user.type(box, 'ばりとう{Enter}')
  expect(seen).toEqual([])
  expect(screen.getByRole('button', { name: '「そのほかの国・地域」を選ぶ' })).toBeTruthy()
  await user.clear(box)
  await user.type(box, 'おーす')
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names()).toEqual(['オーストラリア', 'オーストリア'])
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id)
  await user.keyboard('{Enter}')
  expect(seen.at(-1)).toEqual({ choices: ['AT'] })
  const chosen = screen.getByRole('list', { name: '選んだもの' })
  expect(await within(chosen).findByRole('group', { name: '帰国日' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '取り消す（オーストリア）' }))
  expect(seen.at(-1)).toEqual({ choices: [] })
  expect(screen.queryByRole('list', { name: '選んだもの' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'よく選ばれるもの' }))
})
