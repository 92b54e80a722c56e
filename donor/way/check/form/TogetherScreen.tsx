import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { OTHER_ANSWERS_AND_WHY, togetherWords as words } from '../../../ground/words/partsOfQuestion'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import { isAnswered } from '../../../../shared/questionnaire/engine/askedQuestions'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { titleOf } from '../../../../shared/questionnaire/engine/questionTitles'
import { Button, Unbroken } from '../../../parts/components/Basics'
import { noTo } from '../questions/noAnswer'
import questionStyles from '../questions/Question.module.css'
import { screenPath } from './place'
import styles from './TogetherScreen.module.css'
import type { Talk } from './useTalk'

/** Short questions that most people answer with no: each by itself, or the rest with one tap once all have been seen. */
export function TogetherScreen({ talk }: { talk: Talk }) {
  const { screen, attempt } = talk
  const [section] = screen.sections
  const { below, showBelow, dockDrawn } = useBelow(screen.questions.map(({ id }) => id))
  const open = talk.openHere().length
  const isUnseen = open > 0 && below.length > 0
  return (
    <div
      className={`${questionStyles.talk} ${styles.screen}`}
      // The second click of a double click would answer for all unread.
      onClickCapture={(event: MouseEvent) => {
        if (event.detail > 1) event.preventDefault()
      }}
    >
      <div className={styles.head}>
        {screen.begins && <small>{section?.title}</small>}
        <h1 tabIndex={-1}>
          <Unbroken text={screen.together?.text ?? ''} />
        </h1>
      </div>
      <div className={styles.rows}>
        {screen.questions.map((question) => (
          <Row key={question.id} talk={talk} question={question} />
        ))}
      </div>
      <details className={questionStyles.other}>
        <summary>{OTHER_ANSWERS_AND_WHY}</summary>
        <ul className={styles.others}>
          {screen.questions.map((question) => (
            <li key={question.id}>
              <Link to={screenPath(question.id, screen.id)}>{titleOf(question)}</Link>
            </li>
          ))}
        </ul>
      </details>
      <div className={questionStyles.thumb} ref={dockDrawn}>
        <Button
          key={attempt}
          type={isUnseen ? 'button' : 'submit'}
          kind={open > 0 ? 'two' : 'primary'}
          onClick={isUnseen ? showBelow : undefined}
        >
          {isUnseen
            ? words.below(below.length)
            : open === 0
              ? words.goOn
              : open === screen.questions.length
                ? words.none(open)
                : words.noneOfTheRest(open)}
        </Button>
      </div>
    </div>
  )
}

function Row({ talk, question }: { talk: Talk; question: Question }) {
  const row = talk.screen.together?.rows[question.id]
  const answer = talk.valueOf(question)
  const said = answer?.choices ?? []
  const saysNo = said.length === 1 && said[0] === noTo(question).choices?.[0]
  const saysMore = said.length > 0 && !saysNo
  return (
    <fieldset id={question.id} tabIndex={-1} className={styles.row}>
      <legend>
        <Unbroken text={row?.text ?? question.text} />
        {row?.hint && <small>{row.hint}</small>}
        {saysMore && (
          <small className={styles.said}>
            {isAnswered(question, answer) ? describeAnswer(question, answer, talk.region) : words.unfinished}
          </small>
        )}
      </legend>
      <button
        type="button"
        className={saysMore ? styles.chosen : undefined}
        aria-pressed={saysMore}
        onClick={() => talk.tellMore(question)}
      >
        {words.yes}
      </button>
      <button
        type="button"
        className={saysNo ? styles.chosen : undefined}
        aria-pressed={saysNo}
        onClick={() => talk.sayNo(question)}
      >
        {words.no}
      </button>
    </fieldset>
  )
}

/** The rows that have not been on the screen yet; nobody says no to what they could not read. */
function useBelow(ids: readonly string[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const dock = useRef<HTMLElement | null>(null)
  const look = () => {
    const edge = Math.min(dock.current?.getBoundingClientRect().top ?? Infinity, window.innerHeight)
    const now = ids.filter((id) => {
      const row = document.getElementById(id)
      return !row || row.getBoundingClientRect().bottom <= edge + 1
    })
    setSeen((before) => (now.every((id) => before.has(id)) ? before : new Set([...before, ...now])))
  }
  // Drawn after the rows, and before the first picture, so that the button does not change its words.
  const dockDrawn = (element: HTMLElement | null) => {
    dock.current = element
    if (element) look()
  }
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  })
  const below = ids.filter((id) => !seen.has(id))
  const showBelow = () => {
    const [first = ''] = below
    const row = document.getElementById(first)
    row?.scrollIntoView({ block: 'start' })
    row?.focus({ preventScroll: true })
  }
  return { below, showBelow, dockDrawn }
}
