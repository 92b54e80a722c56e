import type { ReactNode } from 'react'
import { answersSummary } from '../../../ground/words/yourAnswers'
import type { SectionState } from '../../../../shared/questionnaire/engine/sectionsFor'
import { Note, Words } from '../../../parts/components/Basics'
import { AnswerList } from '../questions/AnswerList'
import styles from './SummaryScreen.module.css'
import { SUMMARY } from './checkScreens'
import { screenPath } from './place'
import type { AnswersInWords } from './answersInWords'

type Props = {
  sections: readonly SectionState[]
  words: AnswersInWords
  gaps: ReactNode
  attestation: ReactNode
}

export function SummaryScreen({ sections, words, gaps, attestation }: Props) {
  const changed = sections.flatMap(({ questions }) => questions).filter(words.formerOf).length
  return (
    <>
      <div className="stackSmall">
        <h1 tabIndex={-1}>
          <Words text={answersSummary.h1} />
        </h1>
        <p>{answersSummary.lead}</p>
      </div>
      {gaps}
      {changed > 0 && (
        <Note tone="yolk">
          <p>{answersSummary.changed(changed)}</p>
        </Note>
      )}
      <div className="stack">
        <AnswerList {...words} sections={sections} fold changeTo={({ id }) => screenPath(id, SUMMARY)} />
      </div>
      <section className="stack">
        <h2>{answersSummary.after}</h2>
        <ol className={styles.steps}>
          {answersSummary.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ol>
      </section>
      {attestation}
    </>
  )
}
