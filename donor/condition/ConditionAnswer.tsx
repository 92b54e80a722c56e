import { labelOfChange } from '../../shared/condition/conditionQuestion'
import * as condition from '../../shared/messages/condition'
import { SEE_A_DOCTOR } from '../../shared/messages/seeADoctor'
import { Contact, Note } from '../components/Basics'
import type { ConditionFragment } from '../generated/graphql'
import { useSignedInUser } from '../pageData'

const TONES = { Fine: 'leaf', NotYet: 'yolk', TalkFirst: 'coral' } as const
const SYMPTOMS = ['blood', 'black']

/** A longer earlier rest takes precedence. */
export function ConditionAnswer({ said }: { said: ConditionFragment }) {
  const { Resting, RestingUntil } = useSignedInUser().Profile
  const isOverruled = Resting && said.Outcome !== 'TalkFirst' && said.NotBefore !== RestingUntil
  const outcome = isOverruled ? 'NotYet' : said.Outcome
  const notBefore = isOverruled ? RestingUntil : said.NotBefore
  return (
    <Note tone={TONES[outcome]} title={condition.answerTitle(outcome, notBefore)} role="status">
      {said.Items.some(({ Choice }) => SYMPTOMS.includes(Choice)) && <p>{SEE_A_DOCTOR}</p>}
      <p>{condition.answerText[outcome]}</p>
      <SaidItems said={said} />
      {outcome === 'NotYet' && !notBefore && <p>{condition.reportPage.ended}</p>}
      {outcome !== 'Fine' && <p>{condition.KEEP_MEDICINE}</p>}
      {outcome === 'TalkFirst' && (
        <>
          <p>{condition.reportPage.byPhone}</p>
          <Contact />
        </>
      )}
    </Note>
  )
}

export function SaidItems({ said: { Items } }: { said: ConditionFragment }) {
  if (Items.length === 0) return <p>お答え：{condition.NO_CHANGE}</p>
  return (
    <ul className="dots">
      {Items.map(({ Choice, Date: date, Outcome, NotBefore }) => (
        <li key={Choice}>
          {labelOfChange(Choice)}
          {date && (
            <>
              <br />
              {condition.dateOfChange(Choice, date)}
            </>
          )}
          <br />
          {condition.itemEnd(Outcome, NotBefore)}
        </li>
      ))}
    </ul>
  )
}
