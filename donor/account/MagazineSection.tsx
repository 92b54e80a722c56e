import { useState, type SubmitEvent } from 'react'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { accountTexts } from '../../shared/messages/account'
import { SAVED } from '../../shared/messages/notices'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { CheckField } from '../components/CheckField'
import { Form } from '../components/Form'
import { FailedNote } from '../components/Note'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { UpdateSubscribedMagazineDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request } from '../graphql/request'
import { showToast } from '../toasts/toasts'

const texts = accountTexts.magazine

/** Optional notices; mails of a procedure always come. */
export function MagazineSection({ readOnly }: { readOnly: boolean }) {
  const { Profile } = useSignedInUser()
  const [wanted, setWanted] = useState(Profile.SubscribedMagazine)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure(null)
    try {
      await request(UpdateSubscribedMagazineDocument, { input: { SubscribedMagazine: wanted } })
      showToast(SAVED)
      await refreshCurrentUser().catch(() => undefined)
    } catch (error) {
      setFailure(messageOf(error))
    }
    setSending(false)
  }

  return (
    <Card>
      <h2>{texts.title}</h2>
      <Form onSubmit={(event) => void save(event)}>
        {failure && <FailedNote title={accountTexts.notSaved}>{failure}</FailedNote>}
        <CheckField
          name="Magazine"
          label={labels.SubscribedMagazine.donor}
          hint={texts.hint}
          checked={wanted}
          disabled={readOnly}
          onChange={(event) => setWanted(event.target.checked)}
        />
        {!readOnly && (
          <div className="buttons">
            <Button kind="two" type="submit" busy={sending}>
              {memberPages['/account'].primary}
            </Button>
          </div>
        )}
      </Form>
    </Card>
  )
}
