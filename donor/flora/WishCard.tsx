import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { floraApplicationTexts as texts } from '../../shared/messages/floraPages'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { FailedNote } from '../components/FailedNote'
import { showToast } from '../components/toasts'
import { RequestApplicationFloraExaminationDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request } from '../graphql/request'

/** Asks to be invited. Afterwards the page is loaded anew and says that the wish is kept. */
export function WishCard() {
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const ask = async () => {
    setSending(true)
    setFailure(null)
    try {
      await request(RequestApplicationFloraExaminationDocument)
      showToast(texts.wishSent)
      await revalidate()
    } catch (error) {
      setFailure(messageOf(error))
    }
    setSending(false)
  }

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
