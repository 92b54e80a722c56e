import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import { type AnswerContext, parseAnswer } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { Question } from '../../../../shared/questionnaire/engine/question'

export type CheckedAnswer = {
  /** Without invalid parts; null if nothing is left. */
  savable: Answer | null
  error: string | undefined
}

/** An invalid day does not prevent saving the choice: 「はい」 with 2026-13-01 saves 「はい」. */
export function checkAnswer(
  question: Question,
  typed: Answer | undefined,
  context: AnswerContext,
): CheckedAnswer {
  if (!typed) return { savable: null, error: undefined }
  const given = withoutOthersDays(typed)
  const whole = parseAnswer(question, given, context)
  if (typeof whole !== 'string') return { savable: orNull(whole), error: undefined }
  return { savable: orNull(withoutWrongParts(question, given, context)), error: whole }
}

/** Days of unchosen options stay in the form. */
function withoutOthersDays(answer: Answer): Answer {
  if (!answer.dates) return answer
  const days = Object.entries(answer.dates).filter(([id]) => answer.choices?.includes(id))
  return { ...answer, dates: Object.fromEntries(days) }
}

const orNull = (answer: Answer): Answer | null => (Object.keys(answer).length > 0 ? answer : null)

function withoutWrongParts(question: Question, typed: Answer, context: AnswerContext): Answer {
  let kept: Answer = {}
  for (const part of partsOf(typed)) {
    const parsed = parseAnswer(question, merge(kept, part), context)
    if (typeof parsed !== 'string') kept = parsed
  }
  return kept
}

const merge = (a: Answer, b: Answer): Answer => ({
  ...a,
  ...b,
  ...(a.dates || b.dates ? { dates: { ...a.dates, ...b.dates } } : {}),
  ...(a.numbers || b.numbers ? { numbers: { ...a.numbers, ...b.numbers } } : {}),
})

/** Choices first: days depend on them. */
function partsOf({ choices, date, dates = {}, numbers = {}, text }: Answer): Answer[] {
  return [
    ...(choices ? [{ choices }] : []),
    ...(date ? [{ date }] : []),
    ...Object.entries(dates).map(([id, day]) => ({ dates: { [id]: day } })),
    ...Object.entries(numbers).map(([id, number]) => ({ numbers: { [id]: number } })),
    ...(text ? [{ text }] : []),
  ]
}
