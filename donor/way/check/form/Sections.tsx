import { Link, useBeforeUnload, useBlocker } from 'react-router'
import { useEffect, useRef } from 'react'
import { formatJapaneseTime } from '../../../../shared/facts/dates'
import { questionsLeft } from '../../../../shared/words/program/apiErrors'
import { UNSAVED_CHANGES } from '../../../../shared/words/program/systemMessages'
import { answersSummary } from '../../../ground/words/yourAnswers'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { titleOf } from '../../../../shared/questionnaire/engine/questionTitles'
import type { SectionState } from '../../../../shared/questionnaire/engine/sectionsFor'
import { Button, Note } from '../../../parts/components/Basics'
import { ConfirmDialog } from '../../../parts/components/ConfirmDialog'
import summary from '../../../parts/components/ErrorSummary.module.css'
import savingStyles from './Saving.module.css'
import sectionRailStyles from './SectionRail.module.css'
import { type CheckScreen, SUMMARY } from './checkScreens'
import { screenPath } from './place'
import type { SaveState, SaveQueue } from './saveQueue'

type SectionRailProps = {
  title: string
  sections: readonly SectionState[]
  /** 0-based; the number of sections for the summary. */
  current: number
  screens: readonly CheckScreen[]
}

/** From a tablet's width; only reached sections are links. */
export function SectionRail({ title, sections, current, screens }: SectionRailProps) {
  const open = sections.findIndex(({ complete }) => !complete)
  const reached = open === -1 ? sections.length : open
  const pathTo = (id: string) =>
    screenPath(screens.find((screen) => screen.sections.some((section) => section.id === id))?.id ?? SUMMARY)
  const parts = [...sections, { id: SUMMARY, title: answersSummary.h1, complete: false }]
  return (
    <nav className={sectionRailStyles.rail} aria-label="質問のまとまり">
      <p>
        <b>{title}</b>
      </p>
      <ol>
        {parts.map(({ id, title: section, complete }, index) => (
          <li
            key={id}
            className={
              index === current ? sectionRailStyles.now : complete ? sectionRailStyles.done : undefined
            }
            aria-current={index === current ? 'step' : undefined}
          >
            {index !== current && (complete || index <= reached) ? (
              <Link to={pathTo(id)}>{section}</Link>
            ) : (
              <span>{section}</span>
            )}
            {complete && <span className="visuallyHidden">（回答済み）</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function SaveLine({ save }: { save: SaveState }) {
  return (
    <p className={save.savedAt && !save.failure ? savingStyles.saved : savingStyles.line} role="status">
      {save.failure
        ? 'まだ保存できていません'
        : save.savedAt && (
            <>
              <span className="visuallyHidden">{formatJapaneseTime(save.savedAt)}に</span>保存しました
            </>
          )}
    </p>
  )
}

export function NotSaved({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  if (!save.failure) return null
  return (
    <Note tone="coral" title="まだ保存できていません">
      <p>{save.failure}</p>
      {!save.closed && (
        <>
          <p>入力した内容は、この画面に残っています。つながったら、自動で保存します。</p>
          <div>
            <Button kind="two" small onClick={onRetry}>
              もう一度保存する
            </Button>
          </div>
        </>
      )}
    </Note>
  )
}

/** Saves before leaving; asks only if that fails. */
export function LeaveGuard({ queue }: { queue: SaveQueue }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      queue.state().unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const { state, proceed } = blocker
  useEffect(() => {
    if (state === 'blocked') void queue.flush().then((saved) => saved && proceed?.())
  }, [state, proceed, queue])
  useBeforeUnload((event) => {
    if (queue.state().unsaved) event.preventDefault()
  })
  return (
    <ConfirmDialog
      open={state === 'blocked' && queue.state().failure !== null}
      title="まだ保存できていない回答があります"
      confirm="保存せずに移動する"
      cancel="このページに残る"
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{UNSAVED_CHANGES}</p>
    </ConfirmDialog>
  )
}

type MissingQuestionsProps = {
  questions: readonly Question[]
  /** Grows with each attempt and moves the focus. */
  attempt: number
}

export function MissingQuestions({ questions, attempt }: MissingQuestionsProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  return (
    <section ref={box} className={summary.summary} role="alert" tabIndex={-1}>
      <h2>{questionsLeft(questions.length)}</h2>
      <ul className="dots">
        {questions.map((question) => (
          <li key={question.id}>
            <Link to={screenPath(question.id, SUMMARY)}>{titleOf(question)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
