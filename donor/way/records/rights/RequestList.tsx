import { japaneseDateOf } from '../../../../shared/facts/dates'
import { caseStateLabels } from '../../../../shared/words/labels/caseLabels'
import { rightsGroundLabels, rightsRequestLabels } from '../../../../shared/words/labels/rightsLabels'
import { complaintWords, feeWords } from '../../../../shared/words/records/rights'
import type { OwnRequestFragment } from '../../../generated/graphql'
import { useToday } from '../../../ground/page/clock'
import { useTexts } from '../../../ground/page/rootData'
import { rightsTexts as texts } from '../../../ground/words/rights'
import { Card, Tag } from '../../../parts/components/Basics'
import { OwnDataFiles } from '../../account/DataSections'
import styles from '../reads/Objections.module.css'
import { tones } from '../reads/objections'

export function RequestList({ requests }: { requests: readonly OwnRequestFragment[] }) {
  return (
    <Card>
      <h2>{texts.requests}</h2>
      <ul className={styles.list}>
        {requests.map((request) => (
          <Asked key={request.Id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function Asked({ request: { Request, State, Words, CreatedAt, ...rest } }: { request: OwnRequestFragment }) {
  if (!Request) return null
  const kind = rightsRequestLabels[Request.Kind]
  return (
    <li>
      <h3 className={styles.title}>
        {texts.askedOn(japaneseDateOf(new Date(CreatedAt)), kind)}
        <Tag tone={tones[State]}>{caseStateLabels[State]}</Tag>
      </h3>
      {Words && (
        <div>
          <p className="support">{texts.words}</p>
          <p className={styles.text}>{Words}</p>
        </div>
      )}
      {State === 'Open' ? (
        <Waiting request={Request} dueOn={rest.DueOn} />
      ) : (
        <Answered request={Request} answer={rest.Answer} answeredAt={rest.AnsweredAt} />
      )}
    </li>
  )
}

type Asking = NonNullable<OwnRequestFragment['Request']>

function Waiting({ request, dueOn }: { request: Asking; dueOn: string }) {
  const late = dueOn < useToday()
  return (
    <>
      <p>{late ? texts.late(dueOn) : texts.dueOn(dueOn)}</p>
      {!request.IdentityOn && <p>{texts.identity}</p>}
      {request.FeeYen > 0 && (
        <p>{request.FeePaidOn ? texts.paid(request.FeePaidOn) : texts.fee(feeWords(request.FeeYen))}</p>
      )}
      {request.OnPaper && <p>{texts.onPaper}</p>}
    </>
  )
}

type AnsweredProps = {
  request: Asking
  answer: string | null
  answeredAt: string | null
}

function Answered({ request: { Outcome, Grounds, Kind }, answer, answeredAt }: AnsweredProps) {
  const complaint = complaintWords(useTexts())
  if (!Outcome || !answer) return <p>{texts.closed}</p>
  return (
    <>
      <p>{texts.outcome[Outcome]}</p>
      {Grounds.length > 0 && (
        <ul>
          {Grounds.map((ground) => (
            <li key={ground}>{rightsGroundLabels[ground]}</li>
          ))}
        </ul>
      )}
      <div>
        {answeredAt && <p className="support">{texts.answerOn(japaneseDateOf(new Date(answeredAt)))}</p>}
        <p className={styles.text}>{answer}</p>
      </div>
      {Kind === 'Disclosure' && Outcome !== 'Refused' && (
        <>
          <p>{texts.files}</p>
          <p className="support">{texts.caution}</p>
          <OwnDataFiles formats={['pdf', 'json']} />
        </>
      )}
      {Outcome !== 'Whole' && <p className="support">{complaint}</p>}
    </>
  )
}
