import { labelOfChange } from '../../shared/condition/conditionQuestion'
import {
  answerText,
  answerTitle,
  dateOfChange,
  itemEnd,
  KEEP_MEDICINE,
  NO_CHANGE,
  reportPage,
} from '../../shared/messages/condition'
import { SEE_A_DOCTOR } from '../../shared/messages/seeADoctor'
import { Contact } from '../components/Contact'
import { Note } from '../components/Note'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import type { ConditionFragment } from '../generated/graphql'

const TONES = { Fine: 'leaf', NotYet: 'yolk', TalkFirst: 'coral' } as const
const SYMPTOMS = ['blood', 'black']

/** A longer earlier rest takes precedence. */
export function ConditionAnswer({ said }: { said: ConditionFragment }) {
  const { Resting, RestingUntil } = useSignedInUser().Profile
  const isOverruled = Resting && said.Outcome !== 'TalkFirst' && said.NotBefore !== RestingUntil
  const outcome = isOverruled ? 'NotYet' : said.Outcome
  const notBefore = isOverruled ? RestingUntil : said.NotBefore
  return (
    <Note tone={TONES[outcome]} title={answerTitle(outcome, notBefore)} role="status">
      {said.Items.some(({ Choice }) => SYMPTOMS.includes(Choice)) && <p>{SEE_A_DOCTOR}</p>}
      <p>{answerText[outcome]}</p>
      <SaidItems said={said} />
      {outcome === 'NotYet' && !notBefore && <p>{reportPage.ended}</p>}
      {outcome !== 'Fine' && <p>{KEEP_MEDICINE}</p>}
      {outcome === 'TalkFirst' && (
        <>
          <p>{reportPage.byPhone}</p>
          <Contact />
        </>
      )}
    </Note>
  )
}

export function SaidItems({ said: { Items } }: { said: ConditionFragment }) {
  if (Items.length === 0) return <p>お答え：{NO_CHANGE}</p>
  return (
    <ul className="dots">
      {Items.map(({ Choice, Date: date, Outcome, NotBefore }) => (
        <li key={Choice}>
          {labelOfChange(Choice)}
          {date && (
            <>
              <br />
              {dateOfChange(Choice, date)}
            </>
          )}
          <br />
          {itemEnd(Outcome, NotBefore)}
        </li>
      ))}
    </ul>
  )
}
