import { useCallback, useRef, useState, type SubmitEvent } from 'react'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { accountTexts } from '../../ground/words/account'
import { SAVED } from '../../../shared/words/program/notices'
import { memberPages } from '../../../shared/words/program/memberPages'
import type { ProfileInput } from '../../../shared/forms/profile'
import { Button, FailedNote, Note, Card, DefinitionList } from '../../parts/components/Basics'
import { CheckField, Form } from '../../parts/components/Form'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { ApiError } from '../../ground/session/apiError'
import { UpdateUserProfileDocument, UpdateSubscribedMagazineDocument } from '../../generated/graphql'
import { messageOf, request } from '../../ground/graphql/request'
import { useSignedInUser } from '../../ground/page/standing'
import { ProfileForm } from './profile/ProfileForm'
import {
  forgetProfileDraft,
  keepProfileDraft,
  readProfileDraft,
  savedProfileValues,
  type ProfileValues,
  refusedFields,
  type RefusedFields,
  personalSummary,
} from './profile/profileValues'
import { showToast } from '../../ground/page/toasts'
import { useAttempt } from '../../ground/graphql/useAttempt'

const texts = accountTexts.profile
const NOTHING: RefusedFields = {}

/** Typed values survive a reload. */
export function ProfileSection({ readOnly }: { readOnly: boolean }) {
  const user = useSignedInUser()
  const [draft, setDraft] = useState(() => (readOnly ? null : readProfileDraft(user.Id)))
  const [editing, setEditing] = useState(!readOnly && (draft !== null || user.Profile.UpdateRequired))
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState(NOTHING)
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const keep = useCallback((values: ProfileValues) => keepProfileDraft(user.Id, values), [user.Id])

  // The pressed button disappears, so focus goes to the heading.
  const open = () => {
    setEditing(true)
    heading.current?.focus()
  }
  const close = () => {
    forgetProfileDraft()
    setDraft(null)
    setEditing(false)
    setRefused(NOTHING)
    setFailure(null)
    heading.current?.focus()
  }

  const save = async (values: ProfileInput) => {
    setSending(true)
    setFailure(null)
    try {
      // Null: this form does not change the notices.
      await request(UpdateUserProfileDocument, { input: { ...values, SubscribedMagazine: null } })
      await refreshCurrentUser().catch(() => undefined)
      close()
      showToast(SAVED)
    } catch (error) {
      const fields = error instanceof ApiError ? refusedFields({ refused: error.fields }) : NOTHING
      setRefused(fields)
      if (Object.keys(fields).length === 0) setFailure(`${messageOf(error)}${accountTexts.inputKept}`)
    }
    setSending(false)
  }

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {user.Profile.UpdateRequired && (
        <Note tone="coral">
          <p>{texts.updateRequired}</p>
        </Note>
      )}
      {editing ? (
        <ProfileForm
          initial={draft ?? savedProfileValues(user)}
          refused={refused}
          withMagazine={false}
          submit={memberPages['/account'].primary}
          busy={sending}
          failure={failure && <FailedNote title={accountTexts.notSaved}>{failure}</FailedNote>}
          beside={
            <Button kind="txt" onClick={close}>
              {texts.stop}
            </Button>
          }
          onTyped={keep}
          onSubmit={(values) => void save(values)}
        />
      ) : (
        <>
          <DefinitionList items={personalSummary(savedProfileValues(user))} />
          {!readOnly && (
            <div className="buttons">
              <Button kind="two" onClick={open}>
                {texts.edit}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

const magazineSectionTexts = accountTexts.magazine

/** Optional notices; mails of a procedure always come. */
export function MagazineSection({ readOnly }: { readOnly: boolean }) {
  const { Profile } = useSignedInUser()
  const [wanted, setWanted] = useState(Profile.SubscribedMagazine === true)
  const { busy: sending, failure, attempt } = useAttempt()

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    await attempt(async () => {
      await request(UpdateSubscribedMagazineDocument, { input: { SubscribedMagazine: wanted } })
      showToast(SAVED)
      await refreshCurrentUser().catch(() => undefined)
    })
  }

  return (
    <Card>
      <h2>{magazineSectionTexts.title}</h2>
      <Form onSubmit={(event) => void save(event)}>
        {failure && <FailedNote title={accountTexts.notSaved}>{failure}</FailedNote>}
        <CheckField
          name="Magazine"
          label={labels.SubscribedMagazine.donor}
          hint={magazineSectionTexts.hint}
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
