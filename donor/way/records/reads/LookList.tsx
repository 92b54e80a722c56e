import { lazy, Suspense, useState } from 'react'
import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { caseStateLabels } from '../../../../shared/words/labels/caseLabels'
import { readClassLabels } from '../../../../shared/words/labels/readLabels'
import { recordReadTexts as texts } from '../../../ground/words/recordReads'
import { Button, Tag } from '../../../parts/components/Basics'
import type { OwnObjectionFragment } from '../../../generated/graphql'
import styles from './LookList.module.css'
import { byWhom, classesOf, isNew, timeOf, type Look } from './looks'
import { objectionTo, tones } from './objections'

const ObjectDialog = lazy(() => import('./ObjectDialog').then((file) => ({ default: file.ObjectDialog })))

type Props = {
  looks: readonly Look[]
  newFrom: string | null
  objections: readonly OwnObjectionFragment[]
  onObjected: (objection: OwnObjectionFragment) => void
}

export function LookList({ looks, newFrom, objections, onObjected }: Props) {
  const [asked, setAsked] = useState<Look | null>(null)
  const days = [...new Set(looks.map(({ day }) => day))]
  return (
    <>
      {days.map((day) => (
        <section key={day} className="stackSmall">
          <h2>{formatJapaneseDate(day)}</h2>
          <ul className={styles.list}>
            {looks
              .filter((look) => look.day === day)
              .map((look) => (
                <LookRow
                  key={look.reads[0]?.Id}
                  look={look}
                  isNew={isNew(look, newFrom)}
                  objection={objectionTo(look, objections)}
                  onObject={() => setAsked(look)}
                />
              ))}
          </ul>
        </section>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <ObjectDialog look={asked} onObjected={onObjected} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

type RowProps = {
  look: Look
  isNew: boolean
  objection: OwnObjectionFragment | undefined
  onObject: () => void
}

function LookRow({ look, isNew: unseen, objection, onObject }: RowProps) {
  const [time, by] = [timeOf(look), byWhom(look)]
  return (
    <li>
      <p className={styles.who}>
        <b>{time}</b>
        <span>{by}</span>
        {unseen && <Tag tone="yolk">{texts.isNew}</Tag>}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.what}</dt>
          <dd>
            {classesOf(look)
              .map((data) => readClassLabels[data])
              .join('、')}
          </dd>
        </div>
        <div>
          <dt>{texts.why}</dt>
          <dd>{texts.purpose(look.reads[0]?.Purpose ?? null)}</dd>
        </div>
      </dl>
      {objection ? (
        <p className={styles.state}>
          <a href={`#${objection.Id}`}>{texts.objections}</a>
          <Tag tone={tones[objection.State]}>{caseStateLabels[objection.State]}</Tag>
        </p>
      ) : (
        <Button kind="two" small aria-label={texts.objectTo(look.day, time, by)} onClick={onObject}>
          {texts.object}
        </Button>
      )}
    </li>
  )
}
