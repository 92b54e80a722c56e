import { useState } from 'react'
import { useNavigate, PrefetchPageLinks } from 'react-router'
import { publicPages } from '../../shared/words/program/publicPages'
import * as trialTexts from '../ground/words/trialCheckResults'
import type { Answers } from '../../shared/questionnaire/engine/answer'
import { isAnswered } from '../../shared/questionnaire/engine/askedQuestions'
import { trialCheckOf, judgeTrial, type TrialCheck } from '../way/check/trial/trialCheck'
import { Button, Illustration, Note, Words } from '../parts/components/Basics'
import { ErrorSummary, Form } from '../parts/components/Form'
import { pageRequestContext } from '../ground/page/loadContext'
import bloom from '../ground/illustrations/bloom.svg?url&no-inline'
import resting from '../ground/illustrations/resting-garden.svg?url&no-inline'
import { publicMeta } from '../ground/page/meta'
import { useTexts } from '../ground/page/rootData'
import { useToday } from '../ground/page/clock'
import { Question } from '../way/check/questions/Question'
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
  const { h1 } = publicPages(useTexts())['/trial_check']
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
      <TrialCheckForm check={loaderData} />
    </div>
  )
}

/** Answers stay in this component. */
export function TrialCheckForm({ check }: { check: TrialCheck }) {
  const { primary } = publicPages(useTexts())['/trial_check']
  const region = useRegion()
  const today = useToday()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Answers>(() => trialMemory.read()?.typed ?? {})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)

  const checked = check.questions.map((question, index) => ({
    question,
    number: index + 1,
    ...checkAnswer(question, typed[question.id], { today, region }),
  }))
  const errors = checked.flatMap(({ question, number, savable, error }) => {
    const missing = attempt > 0 && !isAnswered(question, savable ?? undefined)
    const message = left.has(question.id) || attempt > 0 ? error : undefined
    const shown = message ?? (missing ? trialTexts.TRIAL_UNANSWERED : undefined)
    return shown ? [{ field: question.id, number, message: shown }] : []
  })

  const judge = () => {
    setAttempt(attempt + 1)
    if (checked.some(({ question, savable, error }) => error || !isAnswered(question, savable ?? undefined)))
      return
    const answers = Object.fromEntries(
      checked.flatMap(({ question, savable }) => (savable ? [[question.id, savable]] : [])),
    )
    const judgement = judgeTrial(check, answers, { today, region })
    trialMemory.keep({ typed, judgement })
    void navigate(judgement.ok ? '/trial_check/result_ok' : '/trial_check/result_warn')
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        judge()
      }}
    >
      {Object.keys(typed).length > 0 && <ResultsAhead />}
      <ErrorSummary
        errors={
          attempt > 0
            ? errors.map(({ number, field, message }) => ({ field, message: `質問${number}：${message}` }))
            : []
        }
        attempt={attempt}
      />
      {checked.map(({ question, number }) => (
        <Question
          key={question.id}
          question={question}
          number={number}
          answer={typed[question.id]}
          onChange={(answer) => setTyped((before) => ({ ...before, [question.id]: answer }))}
          region={region}
          error={errors.find(({ field }) => field === question.id)?.message}
          onLeave={() => setLeft((before) => new Set([...before, question.id]))}
        />
      ))}
      <div className="buttons">
        <Button type="submit">{primary}</Button>
      </div>
    </Form>
  )
}

/** Loads all results ahead, so that requests do not reveal the answers. */
function ResultsAhead() {
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
