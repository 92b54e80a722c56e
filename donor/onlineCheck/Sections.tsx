import { Link, useBeforeUnload, useBlocker } from 'react-router'
import { useEffect, useRef } from 'react'
import { formatJapaneseTime } from '../../shared/dates'
import { questionsLeft } from '../../shared/messages/apiErrors'
import { UNSAVED_CHANGES } from '../../shared/messages/systemMessages'
import type { Question } from '../../shared/questionnaire/question'
import type { SectionState } from '../../shared/questionnaire/sectionsFor'
import { Button, Note } from '../components/Basics'
import { ConfirmDialog } from '../components/ConfirmDialog'
import summary from '../components/ErrorSummary.module.css'
import { questionNumber } from '../questions/questionProps'
import savingStyles from './Saving.module.css'
import styles from './SectionHead.module.css'
import sectionRailStyles from './SectionRail.module.css'
import { type CheckScreen, screenPath } from './checkScreens'
import type { SaveState, SaveQueue } from './saveQueue'

type Props = {
  sections: SectionState[]
  screen: CheckScreen
  before: CheckScreen | undefined
  minutes: number
  save: SaveState
  /** Replaces the section's introduction. */
  lead?: string | undefined
}

export function SectionHead({ sections, screen, before, minutes, save, lead }: Props) {
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const answered = sections.reduce((sum, section) => sum + section.answered, 0)
  const place = `${sections.length}のまとまりのうち${screen.section + 1}つめ`
  const section = sections[screen.section]
  const introduction = lead ?? section?.lead
  return (
    <div className="stack">
      <div className={styles.line}>
        {before ? (
          <Link className="backLink" to={screenPath(before)}>
            {screen.part > 0 ? '前の質問へ' : '前のまとまりへ'}
          </Link>
        ) : (
          <Link className="backLink" to="/mypage">
            マイページへ
          </Link>
        )}
        <SaveLine save={save} />
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-valuenow={screen.section + 1}
        aria-valuemin={1}
        aria-valuemax={sections.length}
        aria-label={place}
      >
        <i style={{ width: `${(answered / total) * 100}%` }} />
      </div>
      <p className="support">
        {place}・{minutes > 0 ? `のこり約${minutes}分` : 'すべてお答えいただきました'}
      </p>
      <h1 tabIndex={-1}>
        {section?.title}
        {screen.parts > 1 && (
          <small className={styles.part}>
            {screen.part + 1}／{screen.parts}
            <span className="visuallyHidden">ページ</span>
          </small>
        )}
      </h1>
      {introduction && screen.part === 0 && <p>{introduction}</p>}
    </div>
  )
}

type SectionRailProps = { title: string; sections: readonly SectionState[]; current: number }

/** From a tablet's width; only reached sections are links. */
export function SectionRail({ title, sections, current }: SectionRailProps) {
  const open = sections.findIndex(({ complete }) => !complete)
  const reached = open === -1 ? sections.length : open
  return (
    <nav className={sectionRailStyles.rail} aria-label="質問のまとまり">
      <p>
        <b>{title}</b>
      </p>
      <ol>
        {sections.map(({ id, title: section, complete }, index) => (
          <li
            key={id}
            className={
              index === current ? sectionRailStyles.now : complete ? sectionRailStyles.done : undefined
            }
            aria-current={index === current ? 'step' : undefined}
          >
            {index !== current && (complete || index <= reached) ? (
              <Link to={`?section=${index + 1}`}>{section}</Link>
            ) : (
              section
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
        : save.savedAt
          ? `${formatJapaneseTime(save.savedAt)}に保存しました`
          : ''}
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
  screens: readonly CheckScreen[]
  /** Grows with each attempt and moves the focus. */
  attempt: number
}

export function MissingQuestions({ questions, screens, attempt }: MissingQuestionsProps) {
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
