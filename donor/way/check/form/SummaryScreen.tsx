import type { ReactNode } from 'react'
import { answersSummary } from '../../../ground/words/yourAnswers'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { Words } from '../../../parts/components/Basics'
import { AnswerList } from '../questions/AnswerList'
import { isTold } from '../questions/secondLook'
import { type CheckScreen, SUMMARY } from './checkScreens'
import { screenPath } from './place'
import type { AnswersInWords } from './answersInWords'
import styles from './SummaryScreen.module.css'

type Props = {
  screen: CheckScreen
  words: AnswersInWords
  gaps: ReactNode
  attestation: ReactNode
}

/** What is told stands open, and of somebody who has just confirmed the answers of the check before only what is new. */
export function SummaryScreen({ screen: { sections, again }, words, gaps, attestation }: Props) {
  const { isNew } = words
  const rows = {
    ...words,
    sections,
    shows: (question: Question) =>
      isNew(question) || (!again && isTold(question, words.answers[question.id])),
    changeTo: ({ id }: Question) => screenPath(id, SUMMARY),
  }
  const holdsNews = ({ questions }: (typeof sections)[number]) => questions.some(isNew)
  const others = sections.filter((section) => !holdsNews(section))
  return (
    <>
      <div className="stackSmall">
        <h1 tabIndex={-1}>
          <Words text={answersSummary.h1} />
        </h1>
        <p>{again ? answersSummary.again : answersSummary.lead}</p>
      </div>
      {gaps}
      <div className="stack">
        <AnswerList {...rows} sections={again ? sections.filter(holdsNews) : sections} />
        {again && (
          <details className={styles.others}>
            <summary>{answersSummary.others}</summary>
            <AnswerList {...rows} sections={others} />
          </details>
        )}
      </div>
      {!again && <p className="support">{answersSummary.after}</p>}
      {attestation}
    </>
  )
}
