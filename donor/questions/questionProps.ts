import { useState } from 'react'
import type { Answer } from '../../shared/questionnaire/answer'
import type { RecruitingArea } from '../../shared/questionnaire/profileContradictions'
import type { Question, Region } from '../../shared/questionnaire/question'
import { useTexts } from '../rootData'

/** What every kind of question is drawn from. The answer is as typed: its days and numbers need not be in order. */
export type QuestionProps = {
  question: Question
  answer: Answer | undefined
  onChange: (answer: Answer) => void
  region: Region
  /** Something of it is said to be wrong, under the question. */
  invalid: boolean
}

/** 14 of Q14. */
export const questionNumber = (question: Question): number => Number(question.id.replace(/\D/g, ''))

/** The recruiting area of this operator, the same object for as long as the page is open. */
export function useRegion(): RecruitingArea {
  const { region } = useTexts()
  const [kept] = useState(() => ({ ...region, municipalities: [...region.municipalities] }))
  return kept
}
