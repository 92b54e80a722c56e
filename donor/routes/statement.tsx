import { useState } from 'react'
import { formatJapaneseTime } from '../../shared/facts/dates'
import { statementPage as texts } from '../../shared/words/donating/condition'
import { TO_REPORT } from '../../shared/words/donating/conditionLinks'
import { TO_DONOR_CARD } from '../ground/words/notesOfDonation'
import { memberPages } from '../../shared/words/program/memberPages'
import { visitAnswer } from '../../shared/words/visits/visit'
import { type Answer, NONE } from '../../shared/questionnaire/engine/answer'
import type { Visit } from '../../shared/rules/visits/visit'
import { Button, ButtonLink, FailedNote, Note, PageHead, Unbroken } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { ListField } from '../way/check/questions/ChoiceQuestion'
import { ConditionAnswer, ConditionForm } from '../way/donating/condition/ConditionForm'
import { refreshCurrentUser } from '../ground/currentUser/currentUser'
import { SubmitStatementDocument } from '../generated/graphql'
import { request } from '../ground/graphql/request'
import { notAvailableYet, requireActive, useSignedInUser, useVisit } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import { useToday } from '../ground/page/clock'
import { useAttempt } from '../ground/graphql/useAttempt'

const { h1, primary } = memberPages['/statement']

/** The reception may have recorded a statement. */
export async function clientLoader() {
  const [user] = await Promise.all([refreshCurrentUser(), ListField.load()])
  requireActive(user)
  if (user.Profile.DonorStatus !== 'Certified') throw notAvailableYet()
  return null
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function StatementPage() {
  const { Statement } = useSignedInUser()
  const today = useToday()
  const said = Statement?.Day === today ? Statement : null
  const visit = useVisit()
  const refused = visit.refusal !== null && !said
  const [again, setAgain] = useState(false)
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        {(!said || again) && !refused && <p>{texts.lead}</p>}
      </PageHead>
      {refused ? (
        <NotToday visit={visit} />
      ) : said && !again ? (
        <>
          <ConditionAnswer said={said} />
          <p className="support">
            {said.RecordedByStaff
              ? texts.byStaff
              : texts.saidAt(formatJapaneseTime(new Date(said.UpdatedAt)))}
          </p>
          <div className="buttons">
            {visit.refusal === null && <ButtonLink to="/mypage#donor-card">{TO_DONOR_CARD}</ButtonLink>}
            <Button kind="two" onClick={() => setAgain(true)}>
              {texts.again}
            </Button>
            <ButtonLink kind="txt" to="/report_condition">
              {TO_REPORT}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Asking onSaid={() => setAgain(false)} />
      )}
    </div>
  )
}

/** The statement is of a day with a visit. */
function NotToday({ visit }: { visit: Visit }) {
  const { title, text } = visitAnswer(visit)
  return (
    <>
      <Note tone="yolk" title={title.text}>
        <p>
          <Unbroken text={text.text} />
        </p>
      </Note>
      <div className="buttons">
        <ButtonLink kind="two" to="/report_condition">
          {TO_REPORT}
        </ButtonLink>
      </div>
    </>
  )
}

function Asking({ onSaid }: { onSaid: () => void }) {
  const { busy, failure, attempt } = useAttempt()
  const state = async (answer: Answer) => {
    await request(SubmitStatementDocument, { input: { Answer: answer } })
    await refreshCurrentUser()
    onSaid()
  }
  const nothing = () =>
    attempt(async () => {
      await state({ choices: [NONE] })
    })
  return (
    <>
      {failure && <FailedNote title="送信できませんでした">{failure}</FailedNote>}
      <div className="buttons">
        <Button busy={busy} onClick={() => void nothing()}>
          {primary}
        </Button>
      </div>
      <ConditionForm title={texts.changedTitle} send={texts.send} onSend={state} />
    </>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
