import { useState } from 'react'
import { CHANGES_NOT_GIVEN, CHANGES_NOT_SAID } from '../../shared/messages/renewalCheck'
import type { Answer, Answers } from '../../shared/questionnaire/answer'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import type { Question, Region } from '../../shared/questionnaire/question'
import type { CheckScreen } from './checkScreens'
import { screenPath } from './screenPath'

export type Changes = 'same' | 'changed'

type Options = {
  /** What was answered last time, by question id. */
  last: Answers
  typed: Answers
  answers: Answers
  region: Region
  change: (question: Question, answer: Answer) => void
  takeBack: (questions: readonly Question[]) => void
}

/**
 * The check before renewal, screen by screen: 「変わりはありません」 gives the last answers again, as answers of today;
 * otherwise the questions open with them, and what is left as it was is given when the person goes on.
 */
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

  /** Why the screen cannot be left yet. */
  const refusal = (screen: CheckScreen): string | null => {
    const questions = known(screen)
    const changes = changesOf(screen)
    if (changes === null) return CHANGES_NOT_SAID
    const left = questions.every((question) => typed[question.id] === undefined || repeats(question))
    return changes === 'changed' && questions.length > 0 && left ? CHANGES_NOT_GIVEN : null
  }

  /** Gives what was left as it was; the answers as they stand then. */
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
    /** What a question opens with. */
    shown: ({ id }: Question): Answer | undefined => typed[id] ?? last[id],
  }
}

export type LastAnswers = ReturnType<typeof useLastAnswers>
