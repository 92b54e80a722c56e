import { samplePublicTexts } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { Answer, Answers } from '../../../../shared/questionnaire/engine/answer'
import type { Finding } from '../../../../shared/questionnaire/engine/judgement'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { IN_REGION } from '../../../../shared/questionnaire/engine/rule'
import type { WayOut } from '../../../../shared/questionnaire/engine/whatWouldChange'
import { first } from './first'

const { region } = samplePublicTexts
const passing = passingAnswers()

export const LONG_AGO = '2019-01-01'

/** The answers after what the way says has come true; `ended` is the day of an end. */
export function answersAfter(
  answers: Answers,
  { questionId }: Finding,
  way: WayOut,
  ended: JapaneseDate,
): Answers {
  const given = answers[questionId] ?? {}
  const without = (given.choices ?? []).filter((choice) => choice !== way.option)
  const answerAs = (choice: string, day?: JapaneseDate): Answer => ({
    choices: [...without, choice === IN_REGION ? (region.municipalities[0] ?? '') : choice],
    dates: { ...given.dates, ...(day ? { [choice]: day } : {}) },
  })
  const right = (): Answer => {
    const field = first.questions
      .find(({ id }) => id === questionId)
      ?.options?.find(({ id }) => id === way.option)?.date
    // Of a wait that counts from a day, the day may be what was wrong.
    return field && way.option && way.sentence.includes(field.label)
      ? answerAs(way.option, LONG_AGO)
      : (passing[questionId] ?? {})
  }
  const answer = {
    changed: () => answerAs(way.to ?? '', LONG_AGO),
    ended: () => answerAs(way.to ?? '', ended),
    known: () => answerAs(way.option ?? '', LONG_AGO),
    corrected: right,
  }[way.kind]()
  return { ...answers, [questionId]: answer }
}
