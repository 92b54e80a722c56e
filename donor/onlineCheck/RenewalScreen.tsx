import { type ReactNode, useState } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import { renewalCheck, CHANGES_NOT_GIVEN, CHANGES_NOT_SAID } from '../../shared/messages/renewalCheck'
import type { Answer, Answers } from '../../shared/questionnaire/answer'
import { unchangedQuestions, visibleQuestions } from '../../shared/questionnaire/askedQuestions'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import type { AnswerContext } from '../../shared/questionnaire/parseAnswer'
import type { Question, Region, QuestionSet } from '../../shared/questionnaire/question'
import { readSavedAnswers } from '../checkResult/readSavedAnswers'
import type { Judged } from '../checkResult/screening'
import { RadioCards } from '../components/Form'
import { AnswerList } from '../questions/AnswerList'
import { type CheckScreen, screenPath } from './checkScreens'

type Props = {
  name: string
  screen: CheckScreen
  last: LastAnswers
  answeredAt: string | null
  region: Region
  error: string | undefined
  draw: (question: Question) => ReactNode
}

/** Last answers, whether they hold, and the questions if not. */
export function RenewalScreen({ name, screen, last, answeredAt, region, error, draw }: Props) {
  const known = last.known(screen)
  const anew = screen.questions.filter((question) => !known.includes(question))
  const changes = last.changesOf(screen)
  return (
    <>
      {known.length > 0 && (
        <>
          <AnswerList
            sections={[
              {
                id: name,
                title: renewalCheck.lastAnswers,
                aside: answeredAt ? formatJapaneseDate(japaneseDateOf(new Date(answeredAt))) : undefined,
                questions: known,
              },
            ]}
            answers={Object.fromEntries(known.map((question) => [question.id, last.before(question) ?? {}]))}
            region={region}
          />
          <RadioCards
            name={name}
            label={renewalCheck.question}
            error={error}
            value={changes}
            onChange={(event) => last.choose(screen, event.target.value === 'same' ? 'same' : 'changed')}
            choices={[
              { value: 'same', label: renewalCheck.same },
              { value: 'changed', label: renewalCheck.changed },
            ]}
          />
        </>
      )}
      {known.length > 0 && changes === 'changed' && (
        <>
          <p role="status">{renewalCheck.changedHint}</p>
          {known.map(draw)}
        </>
      )}
      {known.length > 0 && anew.length > 0 && <p>{renewalCheck.askedAnew}</p>}
      {anew.map(draw)}
    </>
  )
}

export type Changes = 'same' | 'changed'

type Options = {
  /** By question id. */
  last: Answers
  typed: Answers
  answers: Answers
  region: Region
  change: (question: Question, answer: Answer) => void
  takeBack: (questions: readonly Question[]) => void
}

/** Screen by screen: 「変わりはありません」 sends the last answers as today's; otherwise the questions show them. */
export function useLastAnswers({ last, typed, answers, region, change, takeBack }: Options) {
  const [said, setSaid] = useState<Readonly<Record<string, Changes>>>({})
  const known = ({ questions }: CheckScreen) => questions.filter(({ id }) => last[id])
  const repeats = (question: Question) =>
    answers[question.id] !== undefined &&
    describeAnswer(question, answers[question.id], region) ===
      describeAnswer(question, last[question.id], region)

  const changesOf = (screen: CheckScreen): Changes | null => {
    const questions = known(screen)
    if (questions.length === 0) return 'changed'
    if (said[screenPath(screen)]) return said[screenPath(screen)] ?? null
    if (questions.every(repeats)) return 'same'
    return questions.some(({ id }) => answers[id]) ? 'changed' : null
  }

  const choose = (screen: CheckScreen, changes: Changes) => {
    setSaid((before) => ({ ...before, [screenPath(screen)]: changes }))
    const questions = known(screen)
    if (changes === 'changed') return takeBack(questions.filter(repeats))
    for (const question of questions) change(question, last[question.id] ?? {})
  }

  const refusal = (screen: CheckScreen): string | null => {
    const questions = known(screen)
    const changes = changesOf(screen)
    if (changes === null) return CHANGES_NOT_SAID
    const left = questions.every((question) => typed[question.id] === undefined || repeats(question))
    return changes === 'changed' && questions.length > 0 && left ? CHANGES_NOT_GIVEN : null
  }

  /** Sends the unchanged answers and returns all. */
  const confirm = (screen: CheckScreen): Answers => {
    const kept = known(screen).filter(({ id }) => typed[id] === undefined)
    for (const question of kept) change(question, last[question.id] ?? {})
    return { ...answers, ...Object.fromEntries(kept.map(({ id }) => [id, last[id] ?? {}])) }
  }

  return {
    known,
    changesOf,
    choose,
    refusal,
    confirm,
    before: ({ id }: Question): Answer | undefined => last[id],
    shown: ({ id }: Question): Answer | undefined => typed[id] ?? last[id],
  }
}

export type LastAnswers = ReturnType<typeof useLastAnswers>

/**
 * Reusable answers. Refused and reworded questions are asked again.
 * @param set the current form
 */
export function lastAnswers({ check, set: then }: Judged, set: QuestionSet, context: AnswerContext): Answers {
  const given = readSavedAnswers(check.Answer.data, set, context)
  const unchanged = new Set(unchangedQuestions(then, set))
  const asked = visibleQuestions(set, given, 'renewal').filter((question) => unchanged.has(question))
  const refused = new Set(check.Reasons.map(({ QuestionId }) => QuestionId))
  return Object.fromEntries(
    asked.flatMap(({ id }) => {
      const answer = given[id]
      return answer && !refused.has(id) ? [[id, answer]] : []
    }),
  )
}
