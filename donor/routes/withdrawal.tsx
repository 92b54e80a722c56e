import { Link, useNavigate } from 'react-router'
import { useState, type SubmitEvent } from 'react'
import { memberPages } from '../../shared/words/program/memberPages'
import { withdrawalTexts as texts } from '../ground/words/withdrawal'
import { Button, ButtonLink, Card, Contact, FailedNote, Note, PageHead } from '../parts/components/Basics'
import { ConfirmDialog, useConfirmation } from '../parts/components/ConfirmDialog'
import { PageFailed } from '../parts/components/ErrorPage'
import { CheckField, ErrorSummary, Form } from '../parts/components/Form'
import { RewardsLeftDocument, RequestWithdrawalDocument } from '../generated/graphql'
import { request } from '../ground/graphql/request'
import { hasProfile, useSignedInUser } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import { noteHappened } from '../ground/session/happened'
import { endSession } from '../ground/session/session'
import type { Route } from './+types/withdrawal'

const { h1 } = memberPages['/withdrawal']

/** Due, and pending in the current period, which leaving ends. */
export async function clientLoader() {
  const { getUser } = await request(RewardsLeftDocument)
  return { rewardsLeft: getUser.Rewards.Due + getUser.Rewards.Pending }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function WithdrawalPage({ loaderData: { rewardsLeft } }: Route.ComponentProps) {
  const user = useSignedInUser()
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        <p>{texts.lead}</p>
      </PageHead>
      <Card>
        <h2>{texts.consequencesTitle}</h2>
        <ul className="dots">
          {texts.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <p className="support">{texts.again}</p>
      </Card>
      {rewardsLeft > 0 && (
        <Note tone="yolk" title={texts.rewardsTitle(rewardsLeft.toLocaleString('ja-JP'))}>
          <p>{texts.rewards}</p>
          <Contact />
        </Note>
      )}
      {hasProfile(user) && (
        <p>
          {texts.takeAlong}
          <Link to="/account">{texts.toAccount}</Link>
        </p>
      )}
      {hasProfile(user) && (
        <p>
          {texts.receipts}
          <Link to="/account/receipts">{texts.toReceipts}</Link>
        </p>
      )}
      <WithdrawalForm />
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />

const { primary, secondary } = memberPages['/withdrawal']
const FIELD = 'Confirmed'

export function WithdrawalForm() {
  const navigate = useNavigate()
  const [confirmed, setConfirmed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { ask, failure, dialog } = useConfirmation(async () => {
    await leave()
    await navigate('/withdrawal/complete', { replace: true })
  })
  const missing = attempt > 0 && !confirmed

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (confirmed) ask()
  }

  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        errors={missing ? [{ field: FIELD, message: texts.notConfirmed }] : []}
        attempt={attempt}
      />
      <CheckField
        name={FIELD}
        label={texts.confirmed}
        checked={confirmed}
        onChange={(event) => setConfirmed(event.target.checked)}
        error={missing ? texts.notConfirmed : undefined}
      />
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      <div className="buttons">
        <Button kind="red" type="submit">
          {primary}
        </Button>
        <ButtonLink kind="two" to="/account">
          {secondary}
        </ButtonLink>
      </div>
      <ConfirmDialog {...dialog} title={texts.dialogTitle} confirm={primary} cancel={secondary} destructive>
        <p>{texts.dialogText}</p>
      </ConfirmDialog>
    </Form>
  )
}

/** Leaves, then deletes everything in this browser. @throws ApiError, NetworkError */
async function leave(): Promise<void> {
  await request(RequestWithdrawalDocument)
  await endSession()
  try {
    sessionStorage.clear()
  } catch {
    // Without storage nothing was kept.
  }
  noteHappened('withdrawn')
}
