import { useState } from 'react'
import { dailyCheck as texts } from '../../shared/messages/notesOfDonation'
import { SEE_A_DOCTOR } from '../../shared/messages/seeADoctor'
import { isDailyConcern } from '../../shared/questionnaire/dailyConcern'
import { dailyQuestionSet } from '../../shared/questionnaire/dailyQuestionSet'
import { Button } from '../components/Button'
import { Contact } from '../components/Contact'
import { Note } from '../components/Note'
import { DailyQuestion } from './DailyQuestion'

const { questions } = dailyQuestionSet

/** The questions about today, for oneself: what is chosen stays on this page and is gone with it. */
export function DailyCheck() {
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const left = questions.filter(({ id }) => choices[id] === undefined).length
  const concerns = questions.filter(({ id }) => {
    const choice = choices[id]
    return choice !== undefined && isDailyConcern(id, choice)
  })
  return (
    <section className="stackLarge" id="daily-check">
      <div className="stackSmall">
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      {questions.map((question, index) => (
        <DailyQuestion
          key={question.id}
          number={index + 1}
          question={question}
          chosen={choices[question.id]}
          onChoose={(choice) => setChoices({ ...choices, [question.id]: choice })}
        />
      ))}
      <div role="status">
        {concerns.length > 0 ? (
          <Note tone="yolk" title={texts.concern}>
            <p>{texts.concernText}</p>
            <ul className="dots">
              {concerns.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
            {concerns.some(({ id }) => id === 'Q11') && <p>{SEE_A_DOCTOR}</p>}
            <Contact />
          </Note>
        ) : left === 0 ? (
          <Note title={texts.clear}>
            <p>{texts.clearText}</p>
          </Note>
        ) : (
          <p className="support">{texts.left(left)}</p>
        )}
      </div>
      {left < questions.length && (
        <div className="buttons">
          <Button kind="txt" onClick={() => setChoices({})}>
            {texts.again}
          </Button>
        </div>
      )}
    </section>
  )
}
