import { useState } from 'react'
import { Link } from 'react-router'
import { CARRIED_LEAD, CRITERIA_CHANGED, TO_NEW_CRITERIA } from '../../../ground/words/healthConsent'
import { onlineCheckPages } from '../../../../shared/words/program/memberPages'
import { GO_ON, knownScreen, WHY_ASKED } from '../../../ground/words/yourAnswers'
import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import type { Question as QuestionData, QuestionSet } from '../../../../shared/questionnaire/engine/question'
import { Button, ButtonLink, FailedNote, Note } from '../../../parts/components/Basics'
import { ErrorSummary, Form } from '../../../parts/components/Form'
import { Question } from '../questions/Question'
import { hasNo } from '../questions/noAnswer'
import { lazyPart } from '../questions/lazyPart'
import { KnownScreen } from './KnownScreen'
import styles from './OnlineCheckForm.module.css'
import { CheckHead } from './CheckHead'
import { LeaveGuard, MissingQuestions, NotSaved, SaveLine, SectionRail } from './Sections'
import { StopScreen } from './StopScreen'
import { SummaryScreen } from './SummaryScreen'
import { TogetherScreen } from './TogetherScreen'
import { SUMMARY } from './checkScreens'
import { screenPath } from './place'
import { useGoingOn } from './useGoingOn'
import { isAttestation, type Talk, type TalkAbout, useTalk } from './useTalk'

const PATHS = {
  registration: '/signup/online_check',
  renewal: '/signup/online_check/before_renewal_inspection',
} as const

/** One question a screen, each answer saved when given; all are reviewed before sending. */
export function OnlineCheckForm(about: TalkAbout) {
  const { h1, primary } = onlineCheckPages[PATHS[about.kind]]
  const talk = useTalk(about)
  const { sections, screens, screen, save, queue, stop, submission, answers } = talk
  // Announced once: on the screen where the draft is opened again.
  const [opened] = useState(screen.id)
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const answered = sections.reduce((sum, section) => sum + section.answered, 0)

  return (
    <div className={`wrap page ${styles.layout}`}>
      <LeaveGuard queue={queue} />
      <SectionRail title={h1} sections={sections} current={screen.section} screens={screens} />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          talk.goOn()
        }}
      >
        <CheckHead back={backFrom(talk)} done={answered / total} left={leftInWords(talk.left)}>
          <SaveLine save={save} />
        </CheckHead>
        {talk.carried && <p className="support">{CARRIED_LEAD}</p>}
        {about.screening.OnlineCheck?.CriteriaChangedAt && screen.id === opened && <CriteriaChanged />}
        {stop.settled ? (
          <StopScreen
            settled={stop.settled}
            sending={submission.sending}
            onEnd={() => void submission.submit(answers)}
            onGoOn={talk.goOnAfterStop}
            onCorrect={stop.close}
          />
        ) : (
          <Screen talk={talk} set={about.set} />
        )}
        <div className="stack">
          <NotSaved save={save} onRetry={() => void queue.flush()} />
          {submission.failure && (
            <FailedNote title="送信できませんでした">
              {submission.failure}入力した内容は残っています。
            </FailedNote>
          )}
        </div>
        {!stop.settled && (screen.kind === 'summary' || screen.kind === 'confirm') && (
          <div className={screen.kind === 'summary' ? undefined : styles.dock}>
            <Button type="submit" busy={submission.sending}>
              {screen.kind === 'summary' ? primary : wordsToGoOn(talk)}
            </Button>
          </div>
        )}
        <div className="buttons">
          <ButtonLink kind="txt" to="/mypage">
            あとで<span className="visuallyHidden">続ける</span>
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}

const leftInWords = (minutes: number) => (minutes > 0 ? `のこり約${minutes}分` : 'あとは送るだけです')

const CriteriaChanged = () => (
  <Note tone="plum" role="status">
    <p>{CRITERIA_CHANGED}</p>
    <p>
      <Link to="/criteria" target="_blank">
        {TO_NEW_CRITERIA}
      </Link>
      （新しいタブで開きます）
    </p>
  </Note>
)

const MedicineHelp = lazyPart(async () => (await import('../questions/MedicineHelp')).MedicineHelp)

type ScreenProps = { talk: Talk; set: QuestionSet }

function Screen({ talk, set }: ScreenProps) {
  const { screen, attestation, words, gaps, attempt, known } = talk
  const [question] =
    screen.kind === 'summary' ? [attestation] : screen.kind === 'question' ? screen.questions : []
  const error = question && attempt > 0 ? talk.errorOf(question) : undefined
  const left = gaps.filter((each) => !isAttestation(each))
  const drawn = question && <Asked key={question.id} talk={talk} set={set} question={question} />
  return (
    <>
      <ErrorSummary
        errors={question && error ? [{ field: question.id, message: error }] : []}
        attempt={attempt}
      />
      {screen.kind === 'confirm' && (
        <KnownScreen screen={screen} words={words} date={known.date} fromTrial={known.fromTrial} />
      )}
      {screen.kind === 'question' && drawn}
      {screen.kind === 'together' && (
        <>
          <TogetherScreen key={screen.id} talk={talk} />
          <Medicines talk={talk} set={set} />
        </>
      )}
      {screen.kind === 'summary' && (
        <SummaryScreen
          screen={screen}
          words={words}
          gaps={left.length > 0 && <MissingQuestions questions={left} attempt={attempt} />}
          attestation={drawn}
        />
      )}
    </>
  )
}

function Asked({ talk, set, question }: ScreenProps & { question: QuestionData }) {
  const { handlers, onChosen } = useGoingOn(question, (answer) => talk.settle(question, answer))
  const section = talk.screen.sections.find(({ id }) => id === question.section)
  const common = {
    question: talk.asked(question),
    answer: talk.valueOf(question),
    onChange: (answer: Answer) => talk.change(question, answer),
    region: talk.region,
    error: talk.errorOf(question),
    remark: talk.remark(question),
    onLeave: () => talk.leave(question.id),
  }
  if (isAttestation(question)) return <Question {...common} />
  const why = (
    <details className={styles.why} open={talk.known.refused.includes(question.id)}>
      <summary>
        <span className="visuallyHidden">{WHY_ASKED[0]}</span>
        {WHY_ASKED[1]}
      </summary>
      <p>{set.whys[question.id]}</p>
    </details>
  )
  // Under what is chosen; a tap on いいえ goes on by itself.
  const next = (!hasNo(question) || common.answer) && <Button type="submit">{GO_ON}</Button>
  return (
    <>
      <div {...handlers}>
        <Question
          {...common}
          onChosen={onChosen}
          asked={{
            part: talk.screen.begins ? section?.title : undefined,
            last: talk.lastOf(question),
            why,
            next,
          }}
        />
      </div>
      <Medicines talk={talk} set={set} />
    </>
  )
}

const Medicines = ({ talk, set }: ScreenProps) =>
  talk.screen.questions[0]?.section === 'medicine' && (
    <MedicineHelp questions={set.questions} valueOf={talk.valueOf} change={talk.change} />
  )

function backFrom({ back, screens, screen }: Talk): { to: string; label: string } {
  if (back) return { to: screenPath(back), label: back === SUMMARY ? 'お答えの確認へもどる' : 'もどる' }
  const before = screens[screens.findIndex(({ id }) => id === screen.id) - 1]
  return before ? { to: screenPath(before.id), label: '前へ' } : { to: '/mypage', label: 'マイページへ' }
}

function wordsToGoOn({ known, changedHere }: Talk): string {
  if (known.date === null) return knownScreen.goOn
  return changedHere ? knownScreen.unchangedElse : knownScreen.unchanged
}
