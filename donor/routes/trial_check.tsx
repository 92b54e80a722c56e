import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams, PrefetchPageLinks } from 'react-router'
import { publicPages } from '../../shared/words/program/publicPages'
import * as trialTexts from '../ground/words/trialCheckResults'
import type { Answer, Answers } from '../../shared/questionnaire/engine/answer'
import type { Question as QuestionData, Region } from '../../shared/questionnaire/engine/question'
import { isAnswered } from '../../shared/questionnaire/engine/askedQuestions'
import { trialCheckOf, type TrialCheck } from '../way/check/trial/trialCheck'
import { Button, ButtonLink, Illustration, Note, Words } from '../parts/components/Basics'
import { pageRequestContext } from '../ground/page/loadContext'
import bloom from '../ground/illustrations/bloom.svg?url&no-inline'
import resting from '../ground/illustrations/resting-garden.svg?url&no-inline'
import { publicMeta } from '../ground/page/publicMeta'
import { useTexts } from '../ground/page/rootData'
import { NOTICE_TIME, showToast } from '../ground/page/toasts'
import { CONNECTION_LOST } from '../../shared/words/program/systemMessages'
import { useToday } from '../ground/page/clock'
import { CheckHead } from '../way/check/form/CheckHead'
import { screenPath, useFocusOnScreen } from '../way/check/form/place'
import { useGoingOn } from '../way/check/form/useGoingOn'
import { hasNo } from '../way/check/questions/noAnswer'
import { Question } from '../way/check/questions/Question'
import { GO_ON } from '../ground/words/yourAnswers'
import layout from './trial_check.module.css'
import { checkAnswer } from '../way/check/questions/checkAnswer'
import { useRegion } from '../way/check/questions/questionProps'
import { trialMemory } from '../way/check/trial/trialMemory'
import type { Route } from './+types/trial_check'

/** The browser's bundle has no questions or rules. */
export const loader = ({ context }: Route.LoaderArgs) =>
  trialCheckOf(context.get(pageRequestContext).criteria)

export const shouldRevalidate = () => false

export const meta = publicMeta('/trial_check')

export default function TrialCheckPage({ loaderData }: Route.ComponentProps) {
  return <TrialCheckForm check={loaderData} />
}

const nothing = () => () => undefined
/** False on the server, and for the first picture that the browser draws of its page. */
const useScript = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

/** One question a screen, as in the check. Answers stay in this component. */
export function TrialCheckForm({ check }: { check: TrialCheck }) {
  const { primary } = publicPages(useTexts())['/trial_check']
  const region = useRegion()
  const today = useToday()
  const navigate = useNavigate()
  const scripted = useScript()
  const [params] = useSearchParams()
  const [typed, setTyped] = useState<Answers>(() => trialMemory.read()?.typed ?? {})
  const { questions } = check

  const answerTo = (question: QuestionData, all: Answers) => {
    const { savable, error } = checkAnswer(question, all[question.id], { today, region })
    return { error, said: !error && isAnswered(question, savable ?? undefined) ? savable : null }
  }
  const open = (all: Answers) => questions.findIndex((question) => !answerTo(question, all).said)
  const wanted = questions.findIndex(({ id }) => id === params.get('at'))
  const firstOpen = open(typed)
  // A reload forgets the answers.
  const place = scripted ? (firstOpen === -1 ? wanted : Math.min(wanted, firstOpen)) : -1
  const question = questions[place]
  const [tried, setTried] = useState<string | null>(null)
  useFocusOnScreen(question?.id ?? '', false)

  const goOn = (all: Answers) => {
    setTried(question?.id ?? null)
    if (!question || !answerTo(question, all).said) return
    const next = questions[place + 1] ?? questions[open(all)]
    if (next) void navigate(screenPath(next.id))
    else void judge(all).catch(() => showToast(CONNECTION_LOST, NOTICE_TIME))
  }

  const judge = async (all: Answers) => {
    const { judgeTrial } = await loadJudge()
    const answers = Object.fromEntries(
      questions.flatMap((each) => {
        const { said } = answerTo(each, all)
        return said ? [[each.id, said]] : []
      }),
    )
    const judgement = judgeTrial(check, answers, { today, region })
    trialMemory.keep({ typed: all, judgement, version: check.version })
    await navigate(judgement.ok ? '/trial_check/result_ok' : '/trial_check/result_warn')
  }

  const change = (id: string) => (answer: Answer) => setTyped((before) => ({ ...before, [id]: answer }))

  if (!question) return <Beginning first={questions[0]?.id ?? ''} all={!scripted && questions} />
  const error =
    tried === question.id
      ? (answerTo(question, typed).error ?? unsaid(answerTo(question, typed).said))
      : undefined
  const before = questions[place - 1]
  return (
    <div className={`wrap page ${layout.screen}`}>
      <form
        className="stackLarge"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn(typed)
        }}
      >
        <ResultsAhead />
        <CheckHead
          back={before ? { to: screenPath(before.id), label: '前へ' } : { to: '.', label: 'もどる' }}
          done={place / questions.length}
          left={trialTexts.trialPlace(place + 1, questions.length)}
        />
        <Asked
          key={question.id}
          question={question}
          answer={typed[question.id]}
          onChange={change(question.id)}
          onSettled={(answer) => goOn({ ...typed, [question.id]: answer })}
          region={region}
          error={error}
          next={
            (!hasNo(question) || typed[question.id]) && (
              <Button type="submit">{place === questions.length - 1 ? primary : GO_ON}</Button>
            )
          }
        />
      </form>
    </div>
  )
}

const unsaid = (said: Answer | null) => (said ? undefined : trialTexts.TRIAL_UNANSWERED)

type AskedProps = {
  question: QuestionData
  answer: Answer | undefined
  onChange: (answer: Answer) => void
  onSettled: (answer: Answer) => void
  region: Region
  error: string | undefined
  next: ReactNode
}

function Asked({ onSettled, next, ...props }: AskedProps) {
  const { handlers, onChosen } = useGoingOn(props.question, onSettled)
  return (
    <div {...handlers}>
      <Question
        {...props}
        onChosen={onChosen}
        onLeave={() => undefined}
        asked={{ part: publicPages(useTexts())['/trial_check'].h1, last: null, why: null, next }}
      />
    </div>
  )
}

/** @param all the questions, to be read where no script runs */
function Beginning({ first, all }: { first: string; all: QuestionData[] | false }) {
  const { h1 } = publicPages(useTexts())['/trial_check']
  const region = useRegion()
  return (
    <div className="wrap column page stackLarge">
      <div className="stack">
        <h1>
          <Words text={h1} />
        </h1>
        <p>{trialTexts.TRIAL_LEAD}</p>
        <Note title={trialTexts.trialNotStored.title}>
          <p>{trialTexts.trialNotStored.text}</p>
        </Note>
        <noscript>
          <Note tone="yolk">
            <p>{trialTexts.TRIAL_NEEDS_SCRIPT}</p>
          </Note>
        </noscript>
      </div>
      <div className="buttons">
        <ButtonLink to={screenPath(first)}>{trialTexts.TRIAL_BEGIN}</ButtonLink>
      </div>
      {all && (
        <form className={`${layout.unscripted} stackLarge`}>
          {all.map((question, index) => (
            <Question
              key={question.id}
              question={question}
              number={index + 1}
              answer={undefined}
              onChange={() => undefined}
              onLeave={() => undefined}
              region={region}
              error={undefined}
            />
          ))}
        </form>
      )}
    </div>
  )
}

// With the first question: the page itself can be read before.
const loadJudge = () => import('../way/check/trial/judgeTrial')

/** Loads all results ahead, so that requests do not reveal the answers. */
function ResultsAhead() {
  useEffect(() => void loadJudge().catch(() => undefined), [])
  return (
    <>
      <PrefetchPageLinks page="/trial_check/result_ok" />
      <PrefetchPageLinks page="/trial_check/result_warn" />
      <span hidden>
        {[bloom, resting].map((src) => (
          <Illustration key={src} src={src} />
        ))}
      </span>
    </>
  )
}
