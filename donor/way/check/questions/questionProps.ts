import { useState } from 'react'
import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import type { RecruitingArea } from '../../../../shared/questionnaire/engine/profileContradictions'
import type { Question, Region } from '../../../../shared/questionnaire/engine/question'
import { useTexts } from '../../../ground/page/rootData'

/** The answer is as typed. */
export type QuestionProps = {
  question: Question
  answer: Answer | undefined
  onChange: (answer: Answer) => void
  /** Called when a choice may be all that is asked: a radio, also when it is pressed again, or an exclusive box. */
  onChosen?: ((answer: Answer) => void) | undefined
  region: Region
  invalid: boolean
}

/** The same object while the page is open. */
export function useRegion(): RecruitingArea {
  const { region } = useTexts()
  const [kept] = useState(() => ({ ...region, municipalities: [...region.municipalities] }))
  return kept
}
