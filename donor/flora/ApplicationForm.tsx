import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { CONSENT_MISSING } from '../../shared/messages/formMessages'
import { floraApplicationTexts as texts } from '../../shared/messages/floraPages'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { Button } from '../components/Button'
import { ButtonLink } from '../components/ButtonLink'
import { CheckField } from '../components/CheckField'
import { ErrorSummary } from '../components/ErrorSummary'
import { FailedNote } from '../components/FailedNote'
import { Form } from '../components/Form'
import { RequestGutFloraExaminationDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request } from '../graphql/request'

const FIELD = 'Consent'

/** The application for the test one was invited to, with consent. */
export function ApplicationForm({ testId }: { testId: string }) {
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
