import { formatJapaneseDate } from '../../shared/facts/dates'
import { checkOpensOn } from '../../shared/words/check/checkOpening'
import { criteriaChangeOn, criteriaPage as words } from '../ground/words/criteriaPage'
import { publicPages } from '../../shared/words/program/publicPages'
import { DefinitionList, Note, Unbroken, Words } from '../parts/components/Basics'
import { criteriaForPage, type CriteriaForPage } from '../way/home/criteria/criteriaForPage'
import styles from '../way/home/criteria/Criteria.module.css'
import { CriteriaHistory } from '../way/home/criteria/CriteriaHistory'
import { CriteriaSections } from '../way/home/criteria/CriteriaSections'
import { pageRequestContext } from '../ground/page/loadContext'
import { publicMeta } from '../ground/page/publicMeta'
import { useTexts } from '../ground/page/rootData'
import type { Route } from './+types/criteria'

export function loader({ context }: Route.LoaderArgs) {
  const { published, texts } = context.get(pageRequestContext)
  return criteriaForPage(published, texts.region.name)
}

export const shouldRevalidate = () => false

export const meta = publicMeta('/criteria')

export default function CriteriaPage({ loaderData: { current, nextOn, history } }: Route.ComponentProps) {
  const { h1 } = publicPages(useTexts())['/criteria']
  return (
    <div className="wrap column page stackLarge">
      <div className="stack">
        <h1>
          <Words text={h1} />
        </h1>
        <p>{words.lead}</p>
        <p className="support">{words.noDiagnosis}</p>
      </div>
      {current ? <InForce current={current} nextOn={nextOn} /> : <NotYet nextOn={nextOn} />}
      {history.length > 0 && <CriteriaHistory history={history} />}
    </div>
  )
}

function NotYet({ nextOn }: Pick<CriteriaForPage, 'nextOn'>) {
  return (
    <Note tone="yolk" title={words.none.title}>
      <p>{nextOn ? <Unbroken text={`${checkOpensOn(formatJapaneseDate(nextOn))}。`} /> : words.none.text}</p>
    </Note>
  )
}

type InForceProps = { current: NonNullable<CriteriaForPage['current']> } & Pick<CriteriaForPage, 'nextOn'>

function InForce({ current, nextOn }: InForceProps) {
  const { number, sha256, span, approval, note, municipalities, sections } = current
  const file = `/api/criteria/${number}.json`
  return (
    <>
      <DefinitionList
        items={[
          { term: '使っている版', value: number },
          { term: '使い始めた日', value: span },
          { term: '承認', value: approval },
          ...(note ? [{ term: '変えた理由', value: note }] : []),
          { term: '募集の対象地域', value: municipalities.join('、') },
        ]}
      />
      {nextOn && (
        <Note>
          <p>
            <Unbroken text={criteriaChangeOn(nextOn)} />
          </p>
        </Note>
      )}
      <p>{words.always}</p>
      <nav className={styles.contents} aria-label={words.contents}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#history">{words.history}</a>
          </li>
        </ul>
      </nav>
      <CriteriaSections sections={sections} />
      <section className="stackSmall">
        <h2>{words.machine}</h2>
        <p>
          <a href={file}>{words.toMachine(number)}</a>
        </p>
        <p className="support">
          {words.hash}：<span className={styles.hash}>{sha256}</span>
        </p>
      </section>
    </>
  )
}
