import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Answers } from '../../shared/questionnaire/answer'
import { isAnswered } from '../../shared/questionnaire/askedQuestions'
import type { CheckScreen } from './checkScreens'

/** Index of the screen that the address names; without one, that of the first open question when the page was opened. */
export function useScreen(screens: readonly CheckScreen[], answers: Answers): number {
  const [resumeAt] = useState(() => {
    const open = screens.findIndex(({ questions }) =>
      questions.some((question) => !isAnswered(question, answers[question.id])),
    )
    return open === -1 ? screens.length - 1 : open
  })
  const [params] = useSearchParams()
  const section = params.get('section')
  const named = screens.findIndex(
    (screen) =>
      String(screen.section + 1) === section && String(screen.part + 1) === (params.get('part') ?? '1'),
  )
  return named === -1 ? Math.min(resumeAt, screens.length - 1) : named
}
