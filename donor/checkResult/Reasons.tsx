import { formatJapaneseDate } from '../../shared/dates'
import { eatingSupport } from '../../shared/messages/eatingSupport'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import type { AnswerContext } from '../../shared/questionnaire/parseAnswer'
import { Unbroken } from '../components/Basics'
import { useToday, useTexts } from '../page'
import { useRegion, questionNumber } from '../questions/questionProps'
import styles from './Result.module.css'
import { readSavedAnswers } from './readSavedAnswers'
import type { Judged } from './screening'

type Props = {
  judged: Judged
  /** `Topics`: asked in person. */
  of: 'Reasons' | 'Topics'
}

/** In the server's order: the latest end first. */
export function Reasons({ judged, of }: Props) {
  const own = ownAnswers(judged, { today: useToday(), region: useRegion() })
  const points = judged.check[of].map((point) => ({ NextDate: null, OngoingNote: null, ...point }))
  return (
    <ul className={styles.reasons}>
      {points.map(({ QuestionId, Fact, Explanation, NextDate, OngoingNote }, index) => {
        const until = NextDate ? `${formatJapaneseDate(NextDate)}から` : OngoingNote
        // An answer with two points is shown once.
        const given = points[index + 1]?.QuestionId === QuestionId ? null : own[QuestionId]
        return (
          <li key={QuestionId + Fact}>
            <h3>
              <Unbroken text={Fact.replace(/。$/, '')} />
            </h3>
            {Explanation && (
              <p className="support">
                <Unbroken text={Explanation} />
              </p>
            )}
            {given && (
              <dl className={styles.own}>
                <dt>
                  <Unbroken text={given.question} />
                </dt>
                <dd>
                  お答え：
                  <Unbroken text={given.answer} />
                </dd>
              </dl>
            )}
            {until && (
              <strong>
                <Unbroken text={until} />
              </strong>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type OwnAnswer = { question: string; answer: string }

/** By question id. */
function ownAnswers({ check, set }: Judged, context: AnswerContext): Record<string, OwnAnswer> {
  const answers = readSavedAnswers(check.Answer.data, set, context)
  return Object.fromEntries(
    set.questions
      .filter(({ id }) => answers[id])
      .map((question) => [
        question.id,
        {
          question: `質問${questionNumber(question)}　${question.text}`,
          answer: describeAnswer(question, answers[question.id], context.region),
        },
      ]),
  )
}

/** `medical`: see a doctor; `support`: who listens. */
export type CareNote = { kind: 'medical' | 'support'; text: string }

/** Advice that follows from the answers, apart from the judgement. */
export function useCareNotes({ check, set }: Pick<Judged, 'check' | 'set'>): CareNote[] {
  const texts = useTexts()
  const answers = readSavedAnswers(check.Answer.data, set, {
    today: useToday(),
    region: useRegion(),
  })
  return set.questions.flatMap(({ id, notices = [] }) =>
    notices.flatMap(({ kind, choices, text }) =>
      kind !== 'gentle' && choices.some((choice) => answers[id]?.choices?.includes(choice))
        ? [{ kind, text: kind === 'support' ? eatingSupport(texts) : text }]
        : [],
    ),
  )
}
