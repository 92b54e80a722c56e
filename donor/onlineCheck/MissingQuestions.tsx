import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { questionsLeft } from '../../shared/messages/apiErrors'
import type { Question } from '../../shared/questionnaire/question'
import summary from '../components/ErrorSummary.module.css'
import { questionNumber } from '../questions/questionProps'
import { type CheckScreen, screenPath } from './checkScreens'

type Props = {
  questions: readonly Question[]
  screens: readonly CheckScreen[]
  /** Grows with each attempt and moves the focus. */
  attempt: number
}

export function MissingQuestions({ questions, screens, attempt }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [attempt])
  const pathTo = (question: Question) => {
    const screen = screens.find((candidate) => candidate.questions.includes(question))
    return `${screen ? screenPath(screen) : ''}#${question.id}`
  }
  return (
    <section ref={box} className={summary.summary} role="alert" tabIndex={-1}>
      <h2>{questionsLeft(questions.length)}</h2>
      <ul className="dots">
        {questions.map((question) => (
          <li key={question.id}>
            <Link to={pathTo(question)}>
              質問{questionNumber(question)}　{question.text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
