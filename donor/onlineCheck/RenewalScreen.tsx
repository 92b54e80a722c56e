import type { ReactNode } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import { renewalCheck } from '../../shared/messages/renewalCheck'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import type { Question, Region } from '../../shared/questionnaire/question'
import { Unbroken } from '../components/Basics'
import { RadioCards } from '../components/RadioCards'
import styles from './RenewalScreen.module.css'
import type { CheckScreen } from './checkScreens'
import type { LastAnswers } from './useLastAnswers'

type Props = {
  name: string
  screen: CheckScreen
  last: LastAnswers
  answeredAt: string | null
  region: Region
  error: string | undefined
  draw: (question: Question) => ReactNode
}

/** Last answers, whether they hold, and the questions if not. */
export function RenewalScreen({ name, screen, last, answeredAt, region, error, draw }: Props) {
  const known = last.known(screen)
  const anew = screen.questions.filter((question) => !known.includes(question))
  const changes = last.changesOf(screen)
  return (
    <>
      {known.length > 0 && (
        <>
          <section className={styles.last} aria-label={renewalCheck.lastAnswers}>
            <h2>
              {renewalCheck.lastAnswers}
              {answeredAt && <small>{formatJapaneseDate(japaneseDateOf(new Date(answeredAt)))}</small>}
            </h2>
            <dl>
              {known.map((question) => (
                <div key={question.id}>
                  <dt>
                    <Unbroken text={question.text} />
                  </dt>
                  <dd>
                    <Unbroken text={describeAnswer(question, last.before(question), region)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <RadioCards
            name={name}
            label={renewalCheck.question}
            error={error}
            value={changes}
            onChange={(event) => last.choose(screen, event.target.value === 'same' ? 'same' : 'changed')}
            choices={[
              { value: 'same', label: renewalCheck.same },
              { value: 'changed', label: renewalCheck.changed },
            ]}
          />
        </>
      )}
      {known.length > 0 && changes === 'changed' && (
        <>
          <p role="status">{renewalCheck.changedHint}</p>
          {known.map(draw)}
        </>
      )}
      {known.length > 0 && anew.length > 0 && <p>{renewalCheck.askedAnew}</p>}
      {anew.map(draw)}
    </>
  )
}
