import { addDays, type JapaneseDate } from '../../../shared/dates'
import type { Answer, AnswerDate, Answers } from '../../../shared/questionnaire/answer'
import type { Random } from '../random'
import type { Remark } from './remarks'

/** Lays a remark over answers, as somebody would have given it on that day. */
export function withRemark(answers: Answers, remark: Remark, today: JapaneseDate, random: Random): Answers {
  return { ...answers, [remark.question]: answerOf(answers, remark, today, random) }
}

function answerOf(answers: Answers, remark: Remark, today: JapaneseDate, random: Random): Answer {
  const { question, choice, days, bodyMassIndex } = remark
  if (bodyMassIndex) {
    const [from, to] = bodyMassIndex
    const height = answers[question]?.numbers?.height ?? 165
    const index = from + (to - from) * random.next()
    return { numbers: { height, weight: Number((index * (height / 100) ** 2).toFixed(1)) } }
  }
  // The question about smoking and drinking has two sets of buttons: the other one stays as it was.
  const choices = question === 'Q51' ? [choice, answers.Q51?.choices?.[1] ?? 'drinkNo'] : [choice]
  if (days === undefined) return { choices }
  const date: AnswerDate = typeof days === 'string' ? days : addDays(today, -random.whole(days[0], days[1]))
  return { choices, dates: { [choice]: date } }
}
