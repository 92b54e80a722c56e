import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CARRIED_LEAD, differsFromProfile } from '../../shared/messages/healthConsent'
import { onlineCheckPages } from '../../shared/messages/pages/memberPages'
import { renewalCheck } from '../../shared/messages/renewalCheck'
import type { Answer, Answers } from '../../shared/questionnaire/answer'
import { unansweredQuestions, visibleQuestions } from '../../shared/questionnaire/askedQuestions'
import {
  contradictionOf,
  type Known,
  type RecruitingArea,
} from '../../shared/questionnaire/profileContradictions'
import type { Question as QuestionData, QuestionSet } from '../../shared/questionnaire/question'
import { minutesLeft, sectionsFor } from '../../shared/questionnaire/sectionsFor'
import { readSavedAnswers } from '../checkResult/readSavedAnswers'
import type { Judged, Screening } from '../checkResult/screening'
import { Button, ButtonLink, FailedNote } from '../components/Basics'
import { ErrorSummary, Form } from '../components/Form'
import { useToday } from '../page'
import { Question } from '../questions/Question'
import { useRegion } from '../questions/questionProps'
import styles from './OnlineCheckForm.module.css'
import { RenewalScreen, lastAnswers, useLastAnswers } from './RenewalScreen'
import { MissingQuestions, LeaveGuard, NotSaved, SectionHead, SectionRail } from './Sections'
import { checkScreens, screenPath, useScreen, useFocusOnScreen } from './checkScreens'
import { birthdayAnswer, saidToBeKnown, useAnswers, useSubmission } from './useAnswers'

const CHANGES = 'changes'
const MINUTES_A_RENEWAL_SCREEN = 0.5

const NOTHING_KNOWN: Known = { birthday: null, pref: null, city: null }

type Props = {
  screening: Screening
  set: QuestionSet
  /** The check whose answers are confirmed or changed. */
  renewal?: { last: Judged | null }
  known?: Known
}

/** At most seven questions a screen, each answer saved when given. */
export function OnlineCheckForm({ screening, set, renewal, known = NOTHING_KNOWN }: Props) {
  const { birthday } = known
  const kind = renewal ? 'renewal' : 'registration'
  const path = renewal ? '/signup/online_check/before_renewal_inspection' : '/signup/online_check'
  const { h1, primary } = onlineCheckPages[path]
  const region = useRegion()
  const today = useToday()
  const [saved] = useState(() => ({
    ...(renewal ? {} : birthdayAnswer(set, birthday)),
    ...readSavedAnswers(screening.OnlineCheck?.Answer.data, set, { today, region }),
  }))
  const [last] = useState(() => (renewal?.last ? lastAnswers(renewal.last, set, { today, region }) : {}))
  const { typed, answers, errors, change, takeBack, queue, save } = useAnswers(
    screening.Id,
    set,
    saved,
    region,
  )
  const before = useLastAnswers({ last, typed, answers, region, change, takeBack })
  const submission = useSubmission(screening.Id, queue, kind)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const navigate = useNavigate()

  const sections = sectionsFor(set, answers, kind, { ...last, ...answers })
  const screens = checkScreens(sections)
  const current = useScreen(screens, answers)
  const screen = screens[current]
  const isLast = current === screens.length - 1
  useFocusOnScreen(current)
  if (!screen) return null

  const unsaid = renewal && attempt > 0 ? before.refusal(screen) : null
  const wrong = screen.questions.flatMap(({ id }) => {
    const message = left.has(id) ? errors[id] : undefined
    return message ? [{ field: id, message }] : []
  })
  const openIn = (given: Answers) => [
    ...new Set([
      ...unansweredQuestions(set, given, kind),
      ...visibleQuestions(set, given, kind).filter(({ id }) => errors[id]),
    ]),
  ]
  const open = openIn(answers)
  const leave = (ids: readonly string[]) => setLeft((before) => new Set([...before, ...ids]))

  const goOn = () => {
    const here = screen.questions.map(({ id }) => id)
    leave(here)
    setAttempt(attempt + 1)
    if (here.some((id) => errors[id]) || (renewal && before.refusal(screen))) return
    const given = renewal ? before.confirm(screen) : answers
    const next = screens[current + 1]
    if (next) {
      setAttempt(0)
      void navigate(screenPath(next))
    } else if (openIn(given).length === 0) void submission.submit(given)
  }

  const draw = (question: QuestionData) => (
    <Question
      key={question.id}
      question={saidToBeKnown(question, before.shown(question), birthday)}
      answer={before.shown(question)}
      onChange={(answer) => change(question, answer)}
      region={region}
      error={left.has(question.id) ? errors[question.id] : undefined}
      remark={remarkOn(question, before.shown(question), { known, region })}
      onLeave={() => leave([question.id])}
    />
  )

  return (
    <div className={`wrap page ${styles.layout}`}>
      <LeaveGuard queue={queue} />
      <SectionRail title={h1} sections={sections} current={screen.section} />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        <SectionHead
          sections={sections}
          screen={screen}
          before={screens[current - 1]}
          minutes={renewal ? renewalMinutes(screens, open) : minutesLeft(sections)}
          save={save}
          lead={renewal ? renewalCheck.lead : screening.OnlineCheck?.Carried ? CARRIED_LEAD : undefined}
        />
        {isLast && attempt > 0 && open.length > 0 && !unsaid && wrong.length === 0 ? (
          <MissingQuestions questions={open} screens={screens} attempt={attempt} />
        ) : (
          <ErrorSummary
            errors={attempt > 0 ? [...(unsaid ? [{ field: CHANGES, message: unsaid }] : []), ...wrong] : []}
            attempt={attempt}
          />
        )}
        {renewal ? (
          <RenewalScreen
            key={current}
            name={CHANGES}
            screen={screen}
            last={before}
            answeredAt={renewal.last?.check.Answer.answered_at ?? null}
            region={region}
            error={unsaid ?? undefined}
            draw={draw}
          />
        ) : (
          screen.questions.map(draw)
        )}
        <div className="stack">
          <NotSaved save={save} onRetry={() => void queue.flush()} />
          {submission.failure && (
            <FailedNote title="送信できませんでした">
              {submission.failure}入力した内容は残っています。
            </FailedNote>
          )}
          <div className="buttons">
            <Button type="submit" busy={submission.sending}>
              {isLast ? primary : '次へ進む'}
            </Button>
            {!isLast && sections.at(-1)?.complete && (
              <ButtonLink kind="two" to={`?section=${sections.length}`}>
                最後の確認へ進む
              </ButtonLink>
            )}
            <ButtonLink kind="txt" to="/mypage">
              あとで続ける
            </ButtonLink>
          </div>
          <p className="support">
            答えは自動で保存されます。このページを閉じても、別の端末からでも、続きから始められます。
          </p>
        </div>
      </Form>
    </div>
  )
}

/** Asks which is right if answer and profile differ; never blocks. */
function remarkOn(
  question: QuestionData,
  answer: Answer | undefined,
  { known, region }: { known: Known; region: RecruitingArea },
): string | null {
  const contradiction = contradictionOf(question, answer, known, region)
  return contradiction && differsFromProfile(contradiction, known)
}

function renewalMinutes(screens: ReturnType<typeof checkScreens>, open: readonly QuestionData[]): number {
  const left = screens.filter(({ questions }) => questions.some((question) => open.includes(question)))
  return Math.ceil(left.length * MINUTES_A_RENEWAL_SCREEN)
}
