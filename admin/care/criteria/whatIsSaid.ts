import type { PublicTexts } from '../../../shared/facts/config'
import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { pathAhead } from '../../../shared/words/check/pathAhead'
import { passedResult } from '../../../shared/words/check/onlineCheckResults'
import { describeAnswer } from '../../../shared/questionnaire/engine/describeAnswer'
import { judgeQuestions } from '../../../shared/questionnaire/engine/judge'
import type { Phrases } from '../../../shared/questionnaire/engine/phrases'
import type { Question } from '../../../shared/questionnaire/engine/question'
import type { QuestionRules, Rule } from '../../../shared/questionnaire/engine/rule'
import { waysOut } from '../../../shared/questionnaire/engine/whatWouldChange'
import { sampleAnswers, type SampleKind } from './sampleAnswers'

export type Said = {
  kind: SampleKind
  answer: string
  title: string
  /** The day in large letters, or the end of the wait. */
  day: string | null
  fact: string
  explanation: string
  /** 解消する日 */
  until: string | null
  /** When it may change, under its heading; null if nothing is said about it. */
  change: { title: string; text: string } | null
}

type On = {
  today: JapaneseDate
  texts: PublicTexts
  municipalities: readonly string[]
  phrases: Phrases
}

/** Made by the code of the result page: the same judgement and sentences. */
export function whatIsSaid(rule: Rule, rules: QuestionRules, question: Question, on: On): Said[] {
  return sampleAnswers(rule, question, on.today).flatMap(({ kind, answer }) => {
    const region = { name: on.texts.region.name, municipalities: on.municipalities }
    const { today, phrases } = on
    const alone = { ...rules, rules: [rule] }
    const context = { today, answeredOn: today, region, phrases }
    const judged = judgeQuestions([question], { [question.id]: alone }, { [question.id]: answer }, context)
    const [finding] = judged.findings
    if (!finding) return []
    const about = { kind, answer: describeAnswer(question, answer, region), fact: finding.fact ?? '' }
    const { result } = judged
    if (result === 'Passed')
      return [
        {
          ...about,
          title: passedResult.title,
          day: null,
          explanation: finding.explanation ?? '',
          until: null,
          change: null,
        },
      ]
    const given = { answers: { [question.id]: answer }, reasons: [finding], answeredOn: today }
    const [way] = waysOut({ questions: [question], rules: { [question.id]: rules }, phrases }, given)
    const path = pathAhead({
      today,
      refused: {
        by: 'check',
        result,
        nextDate: judged.nextDate,
        reasons: [
          {
            subject: rules.topic.replace(/について$/, ''),
            nextDate: finding.nextDate,
            ongoingNote: finding.ongoingNote ?? null,
            unknownDate: finding.unknownDate === true,
            changes: way?.sentence ?? null,
            wait: way?.wait ?? null,
          },
        ],
        renewal: null,
      },
      suspension: null,
      mayStart: false,
      retryFrom: null,
      birthday: null,
      hasDonated: false,
      mayReport: false,
      expiration: null,
      money: { due: 0, pending: 0, bonus: 0 },
      texts: on.texts,
    })
    const [reason] = path.reasons
    const day = path.day && ('date' in path.day ? path.day.says : path.day.formula)
    return [
      {
        ...about,
        title: path.title,
        day,
        explanation: finding.explanation ?? '',
        until: finding.nextDate ? formatJapaneseDate(finding.nextDate) : (reason?.until ?? null),
        change: reason?.change ?? null,
      },
    ]
  })
}
