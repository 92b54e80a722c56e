import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { withdrawalTexts as texts } from '../../shared/messages/withdrawal'
import { Button, ButtonLink, FailedNote } from '../components/Basics'
import { CheckField } from '../components/CheckField'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { ErrorSummary, Form } from '../components/Form'
import { RequestWithdrawalDocument } from '../generated/graphql'
import { messageOf, request } from '../graphql/request'
import { noteHappened } from '../session/happened'
import { endSession } from '../session/session'

const { primary, secondary } = memberPages['/withdrawal']
const FIELD = 'Confirmed'

export function WithdrawalForm() {
  const navigate = useNavigate()
  const [confirmed, setConfirmed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const missing = attempt > 0 && !confirmed

  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    setFailure(null)
    if (confirmed) setAsking(true)
  }

  const withdraw = async () => {
    setLeaving(true)
    try {
      await leave()
    } catch (error) {
      setFailure(messageOf(error))
      setAsking(false)
      setLeaving(false)
      return
    }
    await navigate('/withdrawal/complete', { replace: true })
  }

  return (
    <Form onSubmit={ask}>
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
      <ConfirmDialog
        open={asking}
        title={texts.dialogTitle}
        confirm={primary}
        cancel={secondary}
        destructive
        busy={leaving}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.dialogText}</p>
      </ConfirmDialog>
    </Form>
  )
}

/**
 * Then forgets everything in this browser.
 * @throws ApiError, NetworkError
 */
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
