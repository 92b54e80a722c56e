import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { onlineCheckPages } from '../../shared/messages/pages/onlineCheckPages'
import { currentQuestionSet } from '../../shared/questionnaire/currentQuestionSet'
import { firstOpenSection, sectionsFor } from '../../shared/questionnaire/sectionsFor'
import { unansweredQuestions } from '../../shared/questionnaire/unansweredQuestions'
import { visibleQuestions } from '../../shared/questionnaire/visibleQuestions'
import { Button } from '../components/Button'
import { ButtonLink } from '../components/ButtonLink'
import { ErrorSummary } from '../components/ErrorSummary'
import { FailedNote } from '../components/FailedNote'
import { Form } from '../components/Form'
import { LeaveGuard } from './LeaveGuard'
import type { Screening } from './latestScreening'
import { MissingQuestions } from './MissingQuestions'
import styles from './OnlineCheckForm.module.css'
import { Question } from './Question'
import { readSavedAnswers } from './readSavedAnswers'
import { NotSaved } from './SaveLine'
import { SectionHead } from './SectionHead'
import { SectionRail } from './SectionRail'
import { useAnswers } from './useAnswers'
import { useSubmission } from './useSubmission'
import { useTexts, useToday } from '../rootData'

const SET = currentQuestionSet

/** The questions, one section a screen, each answer saved as it is given. */
export function OnlineCheckForm({ screening }: { screening: Screening }) {
  const { region: configured } = useTexts()
  const [region] = useState(() => ({ ...configured, municipalities: [...configured.municipalities] }))
  const today = useToday()
  const [saved] = useState(() => readSavedAnswers(screening.OnlineCheck?.Answer.data, SET, { today, region }))
  const { typed, answers, errors, change, queue, save } = useAnswers(screening.Id, saved, region)
  const submission = useSubmission(screening.Id, queue)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)

  const sections = sectionsFor(SET, answers, 'registration')
  const [resumeAt] = useState(() => firstOpenSection(sections))
  const [params] = useSearchParams()
  const wanted = Number(params.get('section') ?? resumeAt + 1)
  const current = wanted >= 1 && wanted <= sections.length && Number.isInteger(wanted) ? wanted - 1 : resumeAt
  const section = sections[current]
  const isLast = current === sections.length - 1
  useFocusOnSection(current)

  const navigate = useNavigate()
  const wrong = (section?.questions ?? []).flatMap(({ id }) => {
    const message = left.has(id) ? errors[id] : undefined
    return message ? [{ field: id, message }] : []
  })
  const missing = unansweredQuestions(SET, answers, 'registration')
  const wrongAnywhere = visibleQuestions(SET, answers, 'registration').filter(({ id }) => errors[id])
  const open = [...new Set([...missing, ...wrongAnywhere])]
  const leave = (ids: readonly string[]) => setLeft((before) => new Set([...before, ...ids]))

  const goOn = () => {
    const here = section?.questions.map(({ id }) => id) ?? []
    leave(here)
    setAttempt(attempt + 1)
    if (here.some((id) => errors[id])) return
    if (!isLast) void navigate(`?section=${current + 2}`)
    else if (open.length === 0) void submission.submit(answers)
  }

  return (
    <div className={`wrap page ${styles.layout}`}>
      <LeaveGuard queue={queue} />
      <SectionRail sections={sections} current={current} />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        <SectionHead sections={sections} current={current} save={save} />
        {isLast && attempt > 0 && open.length > 0 ? (
          <MissingQuestions questions={open} sections={sections} attempt={attempt} />
        ) : (
          <ErrorSummary errors={attempt > 0 ? wrong : []} attempt={attempt} />
        )}
        {section?.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            answer={typed[question.id]}
            onChange={(answer) => change(question, answer)}
            region={region}
            error={left.has(question.id) ? errors[question.id] : undefined}
            onLeave={() => leave([question.id])}
          />
        ))}
        <div className="stack">
          <NotSaved save={save} onRetry={() => void queue.flush()} />
          {submission.failure && (
            <FailedNote title="送信できませんでした">
              {submission.failure}入力した内容は残っています。
            </FailedNote>
          )}
          <div className="buttons">
            <Button type="submit" busy={submission.sending}>
              {isLast ? onlineCheckPages['/signup/online_check'].primary : '次へ進む'}
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

/** A new section is read from its heading; the way to a single question ends at that question. */
function useFocusOnSection(current: number): void {
  const { hash } = useLocation()
  const shown = useRef<string>(null)
  useEffect(() => {
    const wanted = hash.startsWith('#Q') ? hash.slice(1) : ''
    const place = `${current}${wanted}`
    const first = shown.current === null
    if (shown.current === place) return
    shown.current = place
    const question = wanted ? document.getElementById(wanted) : null
    if (question) {
      question.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
      question.scrollIntoView({ block: 'start' })
    } else if (!first) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [current, hash])
}
