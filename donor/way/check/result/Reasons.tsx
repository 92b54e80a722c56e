import { eatingSupport } from '../../../ground/words/eatingSupport'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import { Unbroken } from '../../../parts/components/Basics'
import { useToday } from '../../../ground/page/clock'
import { useTexts } from '../../../ground/page/rootData'
import { useRegion } from '../questions/questionProps'
import styles from './Result.module.css'
import { CorrectLink } from './CorrectLink'
import { readSavedAnswers } from './readSavedAnswers'
import type { Judged } from './judgedCheck'

export function Topics({ judged }: { judged: Judged }) {
  const own = useOwnAnswers(judged)
  const { Topics: topics } = judged.check
  return (
    <ul className={styles.reasons}>
      {topics.map(({ QuestionId, Fact }, index) => {
        // An answer with two points is shown once.
        const given = topics[index + 1]?.QuestionId === QuestionId ? null : own[QuestionId]
        return (
          <li key={QuestionId + Fact}>
            <h3>
              <Unbroken text={Fact.replace(/。$/, '')} />
            </h3>
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
            {given && (
              <CorrectLink screeningId={judged.screening.Id} questionId={QuestionId} about={given.question} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

type OwnAnswer = { question: string; answer: string }

/** By question id. */
export function useOwnAnswers({ check, set }: Judged): Record<string, OwnAnswer> {
  const context = { today: useToday(), region: useRegion() }
  const answers = readSavedAnswers(check.Answer.data, set, context)
  return Object.fromEntries(
    set.questions
      .filter(({ id }) => answers[id])
      .map((question) => [
        question.id,
        {
          question: question.text,
          answer: describeAnswer(question, answers[question.id], context.region),
        },
      ]),
  )
}

/** `medical`: see a doctor; `support`: who listens. */
export type CareNote = { kind: 'medical' | 'support'; text: string }

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
