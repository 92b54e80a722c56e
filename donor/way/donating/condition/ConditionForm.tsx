import { useState } from 'react'
import {
  conditionQuestion,
  labelOfChange,
} from '../../../../shared/rules/donating/condition/conditionQuestion'
import { isRealDate } from '../../../../shared/facts/dates'
import { CONDITION_MISSING } from '../../../../shared/words/program/apiErrors'
import { reportPage, SINCE_MISSING } from '../../../../shared/words/donating/condition'
import * as condition from '../../../../shared/words/donating/condition'
import { NOT_A_REAL_DATE } from '../../../../shared/words/program/formMessages'
import { SEE_A_DOCTOR } from '../../../ground/words/seeADoctor'
import { visitAnswer } from '../../../../shared/words/visits/visit'
import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import type { Visit } from '../../../../shared/rules/visits/visit'
import { Button, Contact, Note, Unbroken } from '../../../parts/components/Basics'
import { DateBoxes } from '../../../parts/components/DateBoxes'
import { ErrorSummary, type SummaryError } from '../../../parts/components/Form'
import { ApiError } from '../../../ground/session/apiError'
import type { ConditionFragment } from '../../../generated/graphql'
import { messageOf } from '../../../ground/graphql/request'
import { useVisit } from '../../../ground/page/standing'
import { Question } from '../../check/questions/Question'
import styles from '../../check/questions/Question.module.css'
import { useRegion } from '../../check/questions/questionProps'

type Props = {
  title: string
  send: string
  withSince?: boolean
  /** @throws ApiError with the wrong fields */
  onSend: (answer: Answer, since: string) => Promise<void>
}

export function ConditionForm({ title, send, withSince = false, onSend }: Props) {
  const region = useRegion()
  const [answer, setAnswer] = useState<Answer>({})
  const [since, setSince] = useState('')
  const [busy, setBusy] = useState(false)
  const [{ fields, whole, attempt }, setFailure] = useState<Failure>(NONE)

  async function submit() {
    const missing = {
      ...(answer.choices?.length ? {} : { Answer: CONDITION_MISSING }),
      ...(withSince && !isRealDate(since) ? { Since: since ? NOT_A_REAL_DATE : SINCE_MISSING } : {}),
    }
    if (Object.keys(missing).length > 0)
      return setFailure({ fields: missing, whole: null, attempt: attempt + 1 })
    setBusy(true)
    try {
      await onSend(answer, since)
    } catch (error) {
      const { fields: wrong = {} } = error instanceof ApiError ? error : {}
      const hasFields = Object.keys(wrong).length > 0
      setFailure({ fields: wrong, whole: hasFields ? null : messageOf(error), attempt: attempt + 1 })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="stackLarge"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <ErrorSummary errors={errorsOf(fields, whole)} attempt={attempt} />
      <Question
        question={{ ...conditionQuestion, text: title }}
        answer={answer}
        onChange={setAnswer}
        region={region}
        error={fields.Answer}
        onLeave={() => undefined}
      />
      {withSince && (
        <fieldset id="since" className={styles.question} aria-describedby="since-hint">
          <legend>{reportPage.since}</legend>
          <p className={styles.hint} id="since-hint">
            {reportPage.sinceHint}
          </p>
          <DateBoxes name="since" value={since} onChange={setSince} invalid={Boolean(fields.Since)} />
          {fields.Since && <p className={styles.message}>{fields.Since}</p>}
        </fieldset>
      )}
      <div className="buttons">
        <Button type="submit" busy={busy}>
          {send}
        </Button>
      </div>
    </form>
  )
}

type Failure = { fields: Readonly<Record<string, string>>; whole: string | null; attempt: number }
const NONE: Failure = { fields: {}, whole: null, attempt: 0 }

const errorsOf = (fields: Failure['fields'], whole: string | null): SummaryError[] => [
  ...(fields.Answer ? [{ field: conditionQuestion.id, message: fields.Answer }] : []),
  ...(fields.Since ? [{ field: 'since', message: fields.Since }] : []),
  ...(whole ? [{ message: whole }] : []),
]

const SYMPTOMS = ['blood', 'black']

/** What the rule says of a visit, now that this is told: a longer earlier rest takes precedence. */
export function ConditionAnswer({ said }: { said: ConditionFragment }) {
  const visit = useVisit()
  const { title, text } = answerOf(said, visit)
  const talks = said.Outcome === 'TalkFirst'
  const tone = talks ? 'coral' : visit.refusal ? 'yolk' : 'leaf'
  return (
    <Note tone={tone} title={title} role="status">
      {said.Items.some(({ Choice }) => SYMPTOMS.includes(Choice)) && <p>{SEE_A_DOCTOR}</p>}
      <p>
        <Unbroken text={text} />
      </p>
      <SaidItems said={said} />
      {said.Outcome === 'NotYet' && !said.NotBefore && <p>{condition.reportPage.ended}</p>}
      {said.Outcome !== 'Fine' && <p>{condition.KEEP_MEDICINE}</p>}
      {talks && (
        <>
          <p>{condition.reportPage.byPhone}</p>
          <Contact />
        </>
      )}
    </Note>
  )
}

function answerOf({ Outcome }: ConditionFragment, visit: Visit): { title: string; text: string } {
  if (Outcome === 'TalkFirst' && visit.kind === 'restOpen')
    return { title: condition.TALK_FIRST, text: condition.TALK_FIRST_TEXT }
  if (visit.refusal === 'NotCertified') return condition.TOLD_BEFORE_CERTIFICATION
  const { title, text } = visitAnswer(visit)
  return { title: title.text, text: text.text }
}

export function SaidItems({ said: { Items } }: { said: ConditionFragment }) {
  if (Items.length === 0) return <p>お答え：{condition.NO_CHANGE}</p>
  return (
    <ul className="dots">
      {Items.map(({ Choice, Date: date, Outcome, NotBefore }) => (
        <li key={Choice}>
          {labelOfChange(Choice)}
          {date && (
            <span>
              <br />
              {condition.dateOfChange(Choice, date)}
            </span>
          )}
          <br />
          {condition.itemEnd(Outcome, NotBefore)}
        </li>
      ))}
    </ul>
  )
}
