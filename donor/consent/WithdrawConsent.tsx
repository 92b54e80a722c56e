import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { consentTexts } from '../../shared/messages/consent'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { Contact } from '../components/Contact'
import { FailedNote } from '../components/Note'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { WithdrawConsentDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request } from '../graphql/request'
import { showToast } from '../toasts/toasts'
import styles from './WithdrawConsent.module.css'

const texts = consentTexts.withdrawal
const { primary, secondary } = memberPages['/account/consent']

/** Suspended people contact the office instead. */
export function WithdrawConsent({ suspended }: { suspended: boolean }) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const withdraw = async () => {
    setSending(true)
    try {
      await request(WithdrawConsentDocument)
      showToast(texts.done)
      await refreshCurrentUser().catch(() => undefined)
      await revalidate()
    } catch (error) {
      setFailure(messageOf(error))
    }
    setAsking(false)
    setSending(false)
  }

  return (
    <div className={styles.withdraw}>
      <Card>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
        <ul className="dots">
          {texts.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <p className="support">
          {texts.again}
          <Link to="/withdrawal">{texts.toWithdrawal}</Link>
        </p>
        {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
        {suspended ? (
          <>
            <p>{texts.suspended}</p>
            <Contact />
          </>
        ) : (
          <div className="buttons">
            <Button kind="red" onClick={() => setAsking(true)}>
              {primary}
            </Button>
          </div>
        )}
        <ConfirmDialog
          open={asking}
          title={texts.dialogTitle}
          confirm={primary}
          cancel={secondary}
          destructive
          busy={sending}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.dialogText}</p>
        </ConfirmDialog>
      </Card>
    </div>
  )
}
