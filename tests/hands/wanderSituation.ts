import { addDays, type JapaneseDate } from '../../shared/facts/dates'
import { samplePublicTexts } from '../../shared/facts/config'
import type { Answer, Answers } from '../../shared/questionnaire/engine/answer'
import { optionsOf } from '../../shared/questionnaire/engine/askedQuestions'
import { judge } from '../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../devtools/world/checks/passingAnswers'
import type { CheckKind, Question } from '../../shared/questionnaire/engine/question'
import { questionnaires } from '../../shared/questionnaire/engine/questionnaires'
import type { Random } from '../../devtools/world/random'

export const { region } = samplePublicTexts
export const set = questionnaires.current
export const [PLACE = ''] = region.municipalities

export const BIRTHDAY = Object.entries({ year: '1990', month: '4', day: '1' })

const KINDS = ['first', 'return', 'renewal', 'beforeExam', 'correction'] as const

/** Mostly what lets somebody pass; else any option, with any day. */
export function anyAnswer(question: Question, today: JapaneseDate, random: Random): Answer | undefined {
  const passing = passingAnswers({ questions: [question] })[question.id]
  if (!question.options || question.kind === 'groups' || random.chance(0.8)) return passing
  const option = random.pick(optionsOf(question, region))
  const day = addDays(today, -random.whole(0, 500))
  const dated = {
    [option.id]: random.pick(option.date?.ongoing ? [day, 'ongoing', 'unknown'] : [day, 'unknown']),
  }
  return { choices: [option.id], ...(option.date ? { dates: dated } : {}) }
}

const answersOn = (today: JapaneseDate, random: Random): Answers =>
  Object.fromEntries(
    set.questions.flatMap((question) => {
      const answer = anyAnswer(question, today, random)
      return answer ? [[question.id, answer] as const] : []
    }),
  )

export type Situation = ReturnType<typeof situation>

/** Who answers which check, with what stored and from when. */
export function situation(random: Random) {
  const today = addDays('2026-11-21', random.whole(0, 400))
  const before = addDays(today, -random.whole(1, 400))
  const name = random.pick(KINDS)
  const kind: CheckKind = name === 'renewal' ? 'renewal' : 'registration'
  const earlier = answersOn(before, random)
  const { reasons } = judge(earlier, set, { today: before, region, kind: 'registration' })
  // Nobody was refused before the first check.
  const refused = name === 'first' ? [] : reasons.map(({ questionId }) => questionId)
  const draft = random.chance(0.5) ? answersOn(today, random) : {}
  const some = Object.entries(draft).filter(() => random.chance(0.3))
  const carried = name === 'correction'
  const kept = Object.entries(earlier).filter(([id]) => !refused.includes(id) && id !== 'Q54')
  const stored: Answers = Object.fromEntries(carried ? kept : some)
  return { situation: name, today, before, kind, earlier, refused, stored, carried }
}
