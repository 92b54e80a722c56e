import { useState } from 'react'
import type { Answer } from '../../shared/questionnaire/answer'
import type { RecruitingArea } from '../../shared/questionnaire/profileContradictions'
import type { Question, Region } from '../../shared/questionnaire/question'
import { useTexts } from '../page'

/** The answer is as typed. */
export type QuestionProps = {
  question: Question
  answer: Answer | undefined
  onChange: (answer: Answer) => void
  region: Region
  invalid: boolean
}

/** 14 of Q14. */
export const questionNumber = (question: Question): number => Number(question.id.replace(/\D/g, ''))

/** The same object while the page is open. */
export function useRegion(): RecruitingArea {
  const { region } = useTexts()
  const [kept] = useState(() => ({ ...region, municipalities: [...region.municipalities] }))
  return kept
}
