import { useEffect, useRef, useState } from 'react'
import {
  answerCorrectionWords as words,
  beforeSending,
} from '../../../../shared/words/check/answerCorrections'
import { NOT_ANSWERED } from '../../../ground/words/yourAnswers'
import type { Answer, Answers } from '../../../../shared/questionnaire/engine/answer'
import {
  isAnswered,
  unansweredQuestions,
  visibleQuestions,
} from '../../../../shared/questionnaire/engine/askedQuestions'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import type { CheckKind, Question as AskedQuestion } from '../../../../shared/questionnaire/engine/question'
import { Button, ButtonLink, DefinitionList, Note, Unbroken } from '../../../parts/components/Basics'
import { ErrorSummary } from '../../../parts/components/Form'
import { ApiError } from '../../../ground/session/apiError'
import {
  CorrectAnswersDocument,
  PreviewAnswersDocument,
  type PreviewAnswersQuery,
} from '../../../generated/graphql'
import { messageOf, request } from '../../../ground/graphql/request'
import { useToday } from '../../../ground/page/clock'
import { checkAnswer } from '../questions/checkAnswer'
import { Question } from '../questions/Question'
import { useRegion } from '../questions/questionProps'
import { answersPath } from './answersPath'
import { readSavedAnswers } from './readSavedAnswers'
import type { Judged } from './judgedCheck'

type Preview = PreviewAnswersQuery['previewAnswerCorrection']
type Props = { judged: Judged; question: AskedQuestion; onSent: () => Promise<void> }

export function CorrectAnswer({ judged: { screening, check, set }, question, onSent }: Props) {
  const context = { today: useToday(), region: useRegion() }
  const saved = readSavedAnswers(check.Answer.data, set, context)
  const [typed, setTyped] = useState<Answers>(() => pick(saved, question.id))
  const [errors, setErrors] = useState<{ fields: Record<string, string>; whole: string | null }>(NONE)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [preview, setPreview] = useState<Preview | null>(null)
  const kind: CheckKind = screening.Info.InspectionType === 'Renewal' ? 'renewal' : 'registration'
  // Questions left out by a check that ended early are asked only when the server needs them.
  const leftOut = unansweredQuestions(set, saved, kind).filter(({ id }) => !errors.fields[id] && !typed[id])
  // An answer can require another one.
  const asked = [
    question,
    ...visibleQuestions(set, { ...saved, ...typed }, kind).filter(
      (other) => other.id !== question.id && !isAnswered(other, saved[other.id]) && !leftOut.includes(other),
    ),
  ]

  const fail = (fields: Record<string, string>, whole: string | null) => {
    setErrors({ fields, whole })
    setAttempt(attempt + 1)
  }
  const run = async (send: () => Promise<void>) => {
    setBusy(true)
    setErrors(NONE)
    try {
      await send()
    } catch (error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {}
      setPreview(null)
      fail(fields, Object.keys(fields).length > 0 ? null : messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const given = () => pick(readGiven(asked, typed, context), ...asked.map(({ id }) => id))
  const look = () => {
    const wrong = Object.fromEntries(
      asked.flatMap((each) => {
        const { error } = checkAnswer(each, typed[each.id], context)
        const message = error ?? (isAnswered(each, typed[each.id]) ? null : NOT_ANSWERED)
        return message ? [[each.id, message] as const] : []
      }),
    )
    if (Object.keys(wrong).length > 0) return fail(wrong, null)
    return run(async () => {
      const answer = await request(PreviewAnswersDocument, { id: screening.Id, answers: given() })
      setPreview(answer.previewAnswerCorrection)
    })
  }
  const send = () =>
    run(async () => {
      await request(CorrectAnswersDocument, { id: screening.Id, answers: given() })
      await onSent()
    })

  if (preview)
    return (
      <BeforeSending preview={preview} busy={busy} onSend={() => void send()} onBack={() => setPreview(null)}>
        {asked.map((each) => (
          <section key={each.id} className="stackSmall">
            <h3>
              <Unbroken text={each.text} />
            </h3>
            <DefinitionList
              items={[
                { term: words.before, value: describeAnswer(each, saved[each.id], context.region) },
                { term: words.after, value: describeAnswer(each, typed[each.id], context.region) },
              ]}
            />
          </section>
        ))}
      </BeforeSending>
    )
  return (
    <form
      className="stackLarge"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void look()
      }}
    >
      <ErrorSummary
        errors={[
          ...(errors.whole ? [{ message: errors.whole }] : []),
          ...Object.entries(errors.fields).map(([field, message]) => ({ field, message })),
        ]}
        attempt={attempt}
      />
      {asked.map((each) => (
        <Question
          key={each.id}
          question={each}
          answer={typed[each.id]}
          onChange={(answer: Answer) => setTyped((before) => ({ ...before, [each.id]: answer }))}
          region={context.region}
          error={errors.fields[each.id]}
          onLeave={() => undefined}
        />
      ))}
      <p className="support">{words.noHealthLater}</p>
      <div className="buttons">
        <Button type="submit" busy={busy}>
          {words.continue}
        </Button>
        <ButtonLink kind="two" to={answersPath(screening.Id)}>
          {words.cancel}
        </ButtonLink>
      </div>
    </form>
  )
}

const NONE = { fields: {}, whole: null }

const pick = (answers: Answers, ...ids: readonly string[]): Answers =>
  Object.fromEntries(ids.flatMap((id) => (answers[id] ? [[id, answers[id]] as const] : [])))

const readGiven = (
  asked: readonly AskedQuestion[],
  typed: Answers,
  context: Parameters<typeof checkAnswer>[2],
): Answers =>
  Object.fromEntries(
    asked.flatMap((each) => {
      const { savable } = checkAnswer(each, typed[each.id], context)
      return savable ? [[each.id, savable] as const] : []
    }),
  )

type BeforeSendingProps = {
  preview: Preview
  busy: boolean
  onSend: () => void
  onBack: () => void
  children: React.ReactNode
}

function BeforeSending({ preview: { Effect, DueOn }, busy, onSend, onBack, children }: BeforeSendingProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const weighs = Effect === 'Ends' || Effect === 'Pauses' || Effect === 'Holds'
  return (
    <div className="stackLarge">
      {children}
      <section className="stackSmall">
        <h2 ref={title} tabIndex={-1}>
          {words.whatHappens}
        </h2>
        <Note tone={weighs ? 'coral' : 'plum'}>
          {beforeSending[Effect](DueOn).map((sentence) => (
            <p key={sentence}>
              <Unbroken text={sentence} />
            </p>
          ))}
        </Note>
      </section>
      <div className="buttons">
        <Button busy={busy} onClick={onSend}>
          {words.send}
        </Button>
        <Button kind="two" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
