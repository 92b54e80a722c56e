import { Fragment } from 'react'
import type { QuestionInWords, RuleInWords, SectionInWords } from '../../../../shared/rules/criteria/inWords'
import { criteriaPage as words } from '../../../ground/words/criteriaPage'
import { Unbroken } from '../../../parts/components/Basics'
import styles from './Criteria.module.css'

export function CriteriaSections({ sections }: { sections: readonly SectionInWords[] }) {
  return sections.map(({ id, title, questions }) => (
    <section key={id} id={id} className={styles.section}>
      <h2>{title}</h2>
      {questions.map((question) => (
        <Judged key={question.id} question={question} />
      ))}
    </section>
  ))
}

function Judged({ question: { id, title, text, why, protects, rules } }: { question: QuestionInWords }) {
  return (
    <section id={id} className={styles.question}>
      <h3>{title}</h3>
      <p className="support">{text}</p>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.id}>
            <RuleText rule={rule} />
          </li>
        ))}
      </ul>
      <dl className={styles.about}>
        {[
          [words.why, why],
          [words.protects, protects],
        ].map(
          ([term, said]) =>
            said && (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{said}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </section>
  )
}

function RuleText({ rule: { who, choices, follows, why } }: { rule: RuleInWords }) {
  return (
    <>
      <p>{who}</p>
      {choices.length > 0 && (
        <details className={styles.choices}>
          <summary>{words.all(choices.length)}</summary>
          <p>{choices.join('、')}</p>
        </details>
      )}
      <p className={styles.follows}>
        <Unbroken text={follows} />
      </p>
      {why && (
        <p className="support">
          <Unbroken text={why} />
        </p>
      )}
    </>
  )
}
