import { japaneseDateOf } from '../../../../shared/facts/dates'
import { mayComplain } from '../../../../shared/rules/records/cases/rights'
import { caseStateLabels } from '../../../../shared/words/labels/caseLabels'
import { rightsGroundLabels, rightsRequestLabels } from '../../../../shared/words/labels/rightsLabels'
import { complaintWords, feeWords } from '../../../../shared/words/records/rights'
import { type OwnRequestFragment, WithdrawRightsRequestDocument } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { showToast } from '../../../ground/page/toasts'
import { ConfirmDialog, useConfirmation } from '../../../parts/components/ConfirmDialog'
import { useToday } from '../../../ground/page/clock'
import { useTexts } from '../../../ground/page/rootData'
import { rightsTexts as texts } from '../../../ground/words/rights'
import { Button, Card, FailedNote, Tag } from '../../../parts/components/Basics'
import { OwnDataFiles } from '../../account/DataSections'
import styles from '../reads/Objections.module.css'
import { tones } from '../reads/objections'

type Changed = { onChanged: (changed: OwnRequestFragment) => void }
type Props = Changed & { requests: readonly OwnRequestFragment[] }

export function RequestList({ requests, onChanged }: Props) {
  return (
    <Card>
      <h2>{texts.requests}</h2>
      <ul className={styles.list}>
        {requests.map((request) => (
          <Asked key={request.Id} request={request} onChanged={onChanged} />
        ))}
      </ul>
    </Card>
  )
}

function Asked({ request, onChanged }: Changed & { request: OwnRequestFragment }) {
  const { Request, State, Words, CreatedAt } = request
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
        <>
          <Waiting request={Request} dueOn={request.DueOn} />
          <Withdraw request={request} onChanged={onChanged} />
        </>
      ) : (
        <Answered request={Request} answer={request.Answer} answeredAt={request.AnsweredAt} />
      )}
    </li>
  )
}

function Withdraw({ request: { Id, Version }, onChanged }: Changed & { request: OwnRequestFragment }) {
  const { ask, failure, dialog } = useConfirmation(async () => {
    const answer = await request(WithdrawRightsRequestDocument, { input: { Id, Version } })
    onChanged(answer.withdrawRightsRequest)
    showToast(texts.withdraw.done)
  })
  return (
    <div>
      {failure && <FailedNote title={texts.withdraw.failed}>{failure}</FailedNote>}
      <Button kind="txt" small onClick={ask}>
        {texts.withdraw.open}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={texts.withdraw.title}
        confirm={texts.withdraw.open}
        cancel={texts.withdraw.cancel}
      >
        <p>{texts.withdraw.lead}</p>
      </ConfirmDialog>
    </div>
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

function Answered({ request: { Outcome, Grounds, Kind, WithdrawnOn }, answer, answeredAt }: AnsweredProps) {
  const complaint = complaintWords(useTexts())
  if (WithdrawnOn) return <p>{texts.withdrawnOn(WithdrawnOn)}</p>
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
      {mayComplain(Outcome) && <p className="support">{complaint}</p>}
    </>
  )
}
