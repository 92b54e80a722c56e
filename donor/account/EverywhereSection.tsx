import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountTexts } from '../../shared/messages/account'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { FailedNote } from '../components/Note'
import { NetworkError } from '../errors/apiError'
import { CreateLogoutActivityDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request, ownToken } from '../graphql/request'
import { callPool } from '../session/callPool'
import { endSession } from '../session/session'
import { showToast } from '../toasts/toasts'

const texts = accountTexts.everywhere

export function EverywhereSection() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [ending, setEnding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const end = async () => {
    setEnding(true)
    setFailure(null)
    try {
      // Before the tokens end. A failed log entry must not prevent signing out.
      await request(CreateLogoutActivityDocument).catch(() => undefined)
      await endAllSessions()
    } catch (error) {
      setFailure(messageOf(error))
      setAsking(false)
      setEnding(false)
      return
    }
    await endSession()
    await navigate('/login', { replace: true })
    showToast(texts.done)
  }

  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      <div className="buttons">
        <Button kind="two" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.question}
        confirm={texts.open}
        cancel={texts.keep}
        busy={ending}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.consequence}</p>
      </ConfirmDialog>
    </Card>
  )
}

/**
 * Ends every session on all devices. Amplify's global sign-out hides failures.
 * @throws NetworkError, ApiError when nobody is signed in
 */
async function endAllSessions(): Promise<void> {
  const AccessToken = await ownToken()
  await callPool('GlobalSignOut', { AccessToken }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
}
