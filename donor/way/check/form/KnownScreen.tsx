import { Link } from 'react-router'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { titleOf } from '../../../../shared/questionnaire/engine/questionTitles'
import { CHANGE_ANSWER } from '../../../ground/words/changeAnswer'
import { FROM_PROFILE, knownScreen } from '../../../ground/words/yourAnswers'
import { Unbroken, Words } from '../../../parts/components/Basics'
import { AnswerList } from '../questions/AnswerList'
import { lookAgain } from '../questions/secondLook'
import styles from './KnownScreen.module.css'
import type { CheckScreen } from './checkScreens'
import { screenPath } from './place'
import type { AnswersInWords } from './answersInWords'

type Props = { screen: CheckScreen; words: AnswersInWords; date: string | null; fromTrial: Answers }

export function KnownScreen({ screen, words, date, fromTrial }: Props) {
  const { questions } = screen
  const tried = questions.some(({ id }) => fromTrial[id])
  const { h1, lead } = date ? knownScreen.before(date) : tried ? knownScreen.tried : knownScreen
  const { told, lately } = lookAgain(questions, words.answers)
  const one = lately.filter((question) => !words.isNew(question))
  const changeTo = ({ id }: Question) => screenPath(id, screen.id)
  return (
    <>
      <div className="stackSmall">
        <h1 tabIndex={-1}>
          <Words text={h1} />
        </h1>
        <p>{lead}</p>
      </div>
      {date !== null && one.length > 0 && (
        <section className={styles.lately} aria-labelledby="lately">
          <h2 id="lately">{knownScreen.lately}</h2>
          <ul>
            {one.map((question) => (
              <li key={question.id}>
                <Link to={changeTo(question)}>
                  <span className="visuallyHidden">{CHANGE_ANSWER}：</span>
                  <Unbroken text={titleOf(question)} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AnswerList
        {...words}
        noteOn={(question) => {
          const note = words.noteOn(question)
          return note === FROM_PROFILE && !date && !tried ? null : note
        }}
        shows={date === null ? undefined : (question) => told.includes(question) || words.isNew(question)}
        sections={screen.sections.flatMap(({ id, title }) => {
          const own = questions.filter(
            (question) => question.section === id && (date === null || !one.includes(question)),
          )
          return own.length > 0 ? [{ id, title, questions: own }] : []
        })}
        changeTo={changeTo}
      />
    </>
  )
}
