import type { JapaneseDate } from '../dates'
import type { Answers, QuestionId } from './answer'
import type { Judgement } from './judgement'
import { judgeQuestions } from './judgeQuestions'
import type { CheckKind } from './question'
import type { Questionnaire } from './questionnaire'
import type { Region } from './region'
import { visibleQuestions } from './visibleQuestions'

export interface JudgeOptions {
  today: JapaneseDate
  /** The day the answers were given, from which unknown days count; `today` when left out */
  answeredOn?: JapaneseDate
  /** Earlier days on which some of the answers were given, by question: they were taken over from another check */
  carried?: Readonly<Record<QuestionId, JapaneseDate>>
  region: Region
  kind: CheckKind
}

/**
 * The judgement on answers that `parseAnswers` has let through, on a Japanese date: a date that it names is reached when
 * that day begins in Japan. The same arguments always give the same judgement, whichever version is in use.
 */
export function judge(
  answers: Answers,
  questionnaire: Questionnaire,
  { today, answeredOn = today, carried, region, kind }: JudgeOptions,
): Judgement {
  const questions = visibleQuestions(questionnaire, answers, kind)
  return {
    ...judgeQuestions(questions, questionnaire.rules, answers, { today, answeredOn, carried, region }),
    version: questionnaire.version,
    basis: {
      today,
      answeredOn,
      ...(carried && Object.keys(carried).length > 0 ? { carried } : {}),
      kind,
      region: { name: region.name, municipalities: [...region.municipalities] },
    },
  }
}
