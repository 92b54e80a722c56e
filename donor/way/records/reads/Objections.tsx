import { japaneseDateOf } from '../../../../shared/facts/dates'
import { caseStateLabels } from '../../../../shared/words/labels/caseLabels'
import { recordReadTexts as texts } from '../../../ground/words/recordReads'
import { Card, Tag } from '../../../parts/components/Basics'
import type { OwnObjectionFragment } from '../../../generated/graphql'
import { useToday } from '../../../ground/page/clock'
import { byWhom, timeOf, type Look } from './looks'
import styles from './Objections.module.css'
import { objectionTo, tones } from './objections'

type Props = { objections: readonly OwnObjectionFragment[]; looks: readonly Look[] }

export function Objections({ objections, looks }: Props) {
  return (
    <Card>
      <h2>{texts.objections}</h2>
      <ul className={styles.list}>
        {objections.map((objection) => (
          <Objection
            key={objection.Id}
            objection={objection}
            look={looks.find((look) => objectionTo(look, [objection]))}
          />
        ))}
      </ul>
    </Card>
  )
}

function Objection({ objection, look }: { objection: OwnObjectionFragment; look: Look | undefined }) {
  const { Id, State, Words, Answer, AnsweredAt, CreatedAt } = objection
  return (
    <li id={Id} tabIndex={-1}>
      <h3 className={styles.title}>
        {look
          ? texts.about(look.day, timeOf(look), byWhom(look))
          : texts.objectedOn(japaneseDateOf(new Date(CreatedAt)))}
        <Tag tone={tones[State]}>{caseStateLabels[State]}</Tag>
      </h3>
      {Words && (
        <div>
          <p className="support">{texts.words}</p>
          <p className={styles.text}>{Words}</p>
        </div>
      )}
      {Answer && (
        <div>
          <p className="support">
            {AnsweredAt ? texts.answerOn(japaneseDateOf(new Date(AnsweredAt))) : texts.answer}
          </p>
          <p className={styles.text}>{Answer}</p>
        </div>
      )}
      <Standing objection={objection} />
    </li>
  )
}

function Standing({ objection: { State, DueOn, Answer } }: { objection: OwnObjectionFragment }) {
  const today = useToday()
  if (State === 'Open') return <p>{DueOn < today ? texts.late(DueOn) : texts.dueOn(DueOn)}</p>
  return State === 'Closed' && !Answer ? <p>{texts.closed}</p> : null
}
