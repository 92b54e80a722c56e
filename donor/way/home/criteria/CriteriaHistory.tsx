import type { ChangeInWords } from '../../../../shared/rules/criteria/published'
import { criteriaPage as words } from '../../../ground/words/criteriaPage'
import { Tag } from '../../../parts/components/Basics'
import type { CriteriaForPage } from './criteriaForPage'
import styles from './Criteria.module.css'

export function CriteriaHistory({ history }: Pick<CriteriaForPage, 'history'>) {
  return (
    <section id="history" className={styles.section}>
      <h2>{words.history}</h2>
      <ol className={styles.history}>
        {history.map(({ number, span, approval, note, changes, isInForce }) => (
          <li key={number} className="stackSmall">
            <h3>
              版 {number} {isInForce && <Tag>使用中</Tag>}
            </h3>
            <p className="support">
              {span}　{approval}
            </p>
            {note && <p>{note}</p>}
            {changes === null && <p>{words.first}</p>}
            {changes?.length === 0 && <p>{words.same}</p>}
            {changes?.map((change) => (
              <Change key={change.what} change={change} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Change({ change: { what, before, after } }: { change: ChangeInWords }) {
  const onlyWords = before.length === 0 && after.length === 0
  return (
    <div className={styles.change}>
      <h4>{what}</h4>
      {onlyWords ? (
        <p>{words.wording}</p>
      ) : (
        <dl>
          <dt>{words.before}</dt>
          <Sentences all={before} none={words.nothingBefore} />
          <dt>{words.after}</dt>
          <Sentences all={after} none={words.nothingAfter} />
        </dl>
      )}
    </div>
  )
}

const Sentences = ({ all, none }: { all: readonly string[]; none: string }) =>
  (all.length > 0 ? all : [none]).map((sentence) => <dd key={sentence}>{sentence}</dd>)
