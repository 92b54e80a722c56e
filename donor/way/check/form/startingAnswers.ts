import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import type { Answers, QuestionId } from '../../../../shared/questionnaire/engine/answer'
import { knownAnswers, type KnownPerson } from '../../../../shared/questionnaire/engine/knownAnswers'
import { lastAnswers, unchangedQuestions } from '../../../../shared/questionnaire/engine/lastAnswers'
import type { AnswerContext } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { RecruitingArea } from '../../../../shared/questionnaire/engine/profileContradictions'
import type { CheckKind, QuestionSet } from '../../../../shared/questionnaire/engine/question'
import { readSavedAnswers } from '../result/readSavedAnswers'
import type { Judged } from '../result/judgedCheck'

const NONE: Answers = {}
const NOTHING: readonly QuestionId[] = []

type Start = {
  set: QuestionSet
  kind: CheckKind
  last: Judged | null
  person: KnownPerson
  context: AnswerContext & { region: RecruitingArea }
  /** The answers that the person carried here from the trial check. */
  tried: unknown
}

/** Answers that are not asked again: from the profile and the previous check, or the trial check. */
export function startingAnswers({ set, kind, last, person, context, tried }: Start) {
  const fromProfile = knownAnswers(set, person, context.region)
  if (!last) {
    const fromTrial = readSavedAnswers(tried, set, context)
    return {
      offered: { ...fromTrial, ...fromProfile },
      earlier: NONE,
      fromProfile,
      fromTrial,
      date: null,
      refused: NOTHING,
    }
  }
  const given = readSavedAnswers(last.check.Answer.data, set, context)
  const refused = last.check.Reasons.map(({ QuestionId }) => QuestionId)
  const before = lastAnswers({ set: last.set, answers: given, refused }, { set, kind, today: context.today })
  const offered = Object.fromEntries(
    Object.entries({ ...before, ...fromProfile }).filter(([id]) => !refused.includes(id)),
  )
  const same = unchangedQuestions(last.set, set).map(({ id }) => id)
  const earlier = Object.fromEntries(Object.entries(given).filter(([id]) => same.includes(id)))
  const { answered_at: at } = last.check.Answer
  const date = at ? formatJapaneseDate(japaneseDateOf(new Date(at))) : ''
  return { offered, earlier, fromProfile, fromTrial: NONE, date, refused }
}

/** How the check is laid out for the person. */
export const formOf = (
  { together = [] }: QuestionSet,
  { refused, date }: ReturnType<typeof startingAnswers>,
) => ({
  together,
  alone: refused,
  again: date !== null,
})
