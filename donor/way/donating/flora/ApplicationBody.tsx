import { useState, type SubmitEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { isOpenInvitation } from '../../../../shared/rules/donating/flora/isOpenInvitation'
import { floraApplicationTexts as texts } from '../../../ground/words/floraPages'
import { CONSENT_MISSING } from '../../../../shared/words/program/formMessages'
import { memberPages } from '../../../../shared/words/program/memberPages'
import { ButtonLink, Button, Note, FailedNote, Card } from '../../../parts/components/Basics'
import { CheckField, ErrorSummary, Form } from '../../../parts/components/Form'
import {
  RequestGutFloraExaminationDocument,
  RequestApplicationFloraExaminationDocument,
} from '../../../generated/graphql'
import { messageOf, request } from '../../../ground/graphql/request'
import { useToday } from '../../../ground/page/clock'
import { showToast } from '../../../ground/page/toasts'
import type { FloraTests, FloraTest } from './loadFloraTests'
import { useAttempt } from '../../../ground/graphql/useAttempt'

export function ApplicationBody({ tests }: { tests: FloraTests }) {
  const now = applicationState(tests, useToday())
  switch (now.state) {
    case 'invited':
      return (
        <>
          <Note tone="yolk" title={texts.invitedTitle}>
            {now.test.DeadlineForApplicationAt && <p>{texts.until(now.test.DeadlineForApplicationAt)}</p>}
          </Note>
          <ApplicationForm testId={now.test.Id} />
        </>
      )
    case 'applied':
      return (
        <Note title={texts.appliedTitle}>
          <p>{texts.applied}</p>
        </Note>
      )
    case 'received':
      return (
        <Note title={texts.receivedTitle}>
          <p>{texts.received}</p>
        </Note>
      )
    case 'wished':
      return (
        <Note tone="yolk" title={texts.wishKeptTitle}>
          <p>{texts.wishKept(now.since)}</p>
        </Note>
      )
    case 'passed':
      return (
        <>
          <Note tone="plum" title={texts.passedTitle}>
            <p>{texts.passed(now.deadline)}</p>
          </Note>
          <WishCard />
        </>
      )
    case 'shared':
      return (
        <>
          <Note title={texts.sharedTitle}>
            <div>
              <ButtonLink kind="two" small to="/inspection_report">
                {texts.toReport}
              </ButtonLink>
            </div>
          </Note>
          <WishCard />
        </>
      )
    case 'none':
      return <WishCard />
  }
}

const FIELD = 'Consent'

function ApplicationForm({ testId }: { testId: string }) {
  const navigate = useNavigate()
  const [consent, setConsent] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const missing = attempt > 0 && !consent

  const apply = async (event: SubmitEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    setFailure(null)
    if (!consent || sending) return
    setSending(true)
    try {
      await request(RequestGutFloraExaminationDocument, {
        input: { InspectionDetailId: testId, Consent: consent },
      })
    } catch (error) {
      setFailure(messageOf(error))
      setSending(false)
      return
    }
    await navigate('/application_examination/complete', { replace: true })
  }

  return (
    <Form onSubmit={(event) => void apply(event)}>
      <ErrorSummary errors={missing ? [{ field: FIELD, message: CONSENT_MISSING }] : []} attempt={attempt} />
      <CheckField
        name={FIELD}
        label={texts.consent}
        checked={consent}
        onChange={(event) => setConsent(event.target.checked)}
        error={missing ? CONSENT_MISSING : undefined}
      />
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      <div className="buttons">
        <Button type="submit" busy={sending}>
          {memberPages['/application_examination'].primary}
        </Button>
        <ButtonLink kind="two" to="/mypage">
          {texts.notNow}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** `wished` and `none`: no test to act on. */
type ApplicationState =
  | { state: 'invited'; test: FloraTest }
  | { state: 'applied' | 'received' }
  | { state: 'wished'; since: JapaneseDate }
  | { state: 'passed'; deadline: JapaneseDate }
  | { state: 'shared' | 'none' }

function applicationState(
  { InspectionDetail: [newest], FloraInvitationRequestedAt: wish }: FloraTests,
  today: JapaneseDate,
): ApplicationState {
  if (newest?.Status === 'Applied') return { state: 'applied' }
  if (newest?.Status === 'Received') return { state: 'received' }
  const deadline = newest?.DeadlineForApplicationAt ?? null
  if (newest && isOpenInvitation(newest.Status, deadline, today)) return { state: 'invited', test: newest }
  if (wish) return { state: 'wished', since: japaneseDateOf(new Date(wish)) }
  if (newest?.Status === 'Guidance' && deadline) return { state: 'passed', deadline }
  return { state: newest ? 'shared' : 'none' }
}

function WishCard() {
  const { revalidate } = useRevalidator()
  const { busy: sending, failure, attempt } = useAttempt()

  const ask = () =>
    attempt(async () => {
      await request(RequestApplicationFloraExaminationDocument)
      showToast(texts.wishSent)
      await revalidate()
    })

  return (
    <Card>
      <h2>{texts.wishTitle}</h2>
      <p>{texts.wishLead}</p>
      {failure && <FailedNote title={texts.wishFailed}>{failure}</FailedNote>}
      <div className="buttons">
        <Button kind="two" busy={sending} onClick={() => void ask()}>
          {texts.wish}
        </Button>
      </div>
    </Card>
  )
}
