import type { JapaneseDate } from '../../facts/dates'
import type { Gender } from '../../generated/schema'
import { type Answer, type Answers, OUTSIDE } from './answer'
import { livesIn, type Known, livesInRegion, type RecruitingArea } from './profileContradictions'
import type { Option, Question, QuestionSet } from './question'

export type KnownPerson = Known & { gender: Gender | null }

/** Answers known from the profile: birthday, municipality, and pregnancy of a man. */
export function knownAnswers(
  { questions }: Pick<QuestionSet, 'questions'>,
  person: KnownPerson,
  region: RecruitingArea,
): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = knownAnswer(question, person, region)
      return answer ? [[question.id, answer]] : []
    }),
  )
}

function knownAnswer(
  { kind, decided }: Question,
  person: KnownPerson,
  region: RecruitingArea,
): Answer | null {
  if (kind === 'date') return person.birthday ? { date: person.birthday } : null
  if (kind === 'area') {
    if (livesInRegion(person, region) === null) return null
    return { choices: [livesIn(person, region) ?? OUTSIDE] }
  }
  return decided && decided.gender === person.gender ? { choices: [decided.choice] } : null
}

/** Without the options that ended before the person's birth, unless one is chosen: then it is asked about. */
export function withoutImpossible(
  question: Question,
  answer: Answer | undefined,
  birthday: JapaneseDate | undefined,
): Question {
  if (!birthday || !question.options?.some((option) => liesBefore(option, birthday))) return question
  const possible = ({ id, endedOn }: Option) =>
    !liesBefore({ endedOn }, birthday) || answer?.choices?.includes(id)
  return { ...question, options: question.options.filter(possible) }
}

const liesBefore = ({ endedOn }: Pick<Option, 'endedOn'>, birthday: JapaneseDate) =>
  endedOn !== undefined && endedOn < birthday

/** True if the answer names something that ended before the birth. */
export const isBeforeBirth = (
  question: Question,
  answer: Answer | undefined,
  birthday: JapaneseDate | undefined,
): boolean =>
  birthday !== undefined &&
  (question.options ?? []).some(
    (option) => answer?.choices?.includes(option.id) && liesBefore(option, birthday),
  )
