import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { partnerCode } from '../../../../shared/words/office/partners'
import { SAVED } from '../../../../shared/words/program/notices'
import { profilePages } from '../../../ground/words/pages/profilePages'
import type { ProfileInput } from '../../../../shared/forms/profile'
import { Button, ButtonLink, DefinitionList, FailedNote, PageHead } from '../../../parts/components/Basics'
import { loadCurrentUser, refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { ApiError } from '../../../ground/session/apiError'
import { TakesPartnerCodeDocument, UpdateUserProfileDocument } from '../../../generated/graphql'
import { messageOf, request } from '../../../ground/graphql/request'
import { hasProfile, useSignedInUser } from '../../../ground/page/standing'
import { privateMeta } from '../../../ground/page/meta'
import { skipOnHashChange } from '../../../ground/page/revalidate'
import {
  forgetProfileDraft,
  readProfileDraft,
  isProfileField,
  type ProfileValues,
  profileSummary,
} from '../../../way/account/profile/profileValues'
import { useProfileSchema } from '../../../way/account/profile/useProfileSchema'
import { noteHappened } from '../../../ground/session/happened'
import { showToast } from '../../../ground/page/toasts'
import { keepPartner, keptPartner } from '../../../ground/session/keptPartner'
import { TextField } from '../../../parts/components/TextField'
import type { Route } from './+types/confirm'

const { h1, primary, secondary } = profilePages['/signup/profile/confirm']

export async function clientLoader() {
  const user = await loadCurrentUser()
  const draft = readProfileDraft(user.Id)
  if (!draft) throw redirect('/signup/profile')
  const takesCode = !hasProfile(user) && (await request(TakesPartnerCodeDocument)).getUser.TakesPartnerCode
  return { draft, takesCode, code: takesCode ? keptPartner() : '' }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ProfileConfirmPage({ loaderData }: Route.ComponentProps) {
  const { draft, takesCode } = loaderData
  const [code, setCode] = useState({ typed: loaderData.code, wrong: '' })
  const user = useSignedInUser()
  const navigate = useNavigate()
  const profile = useChecked(draft)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async () => {
    if (!profile) return
    setSending(true)
    setFailure(null)
    try {
      await request(UpdateUserProfileDocument, { input: { ...profile, PartnerCode: code.typed } })
    } catch (error) {
      setSending(false)
      const refused = error instanceof ApiError ? Object.keys(error.fields).filter(isProfileField) : []
      if (error instanceof ApiError && refused.length > 0)
        void navigate('/signup/profile', { state: { refused: error.fields } })
      else if (error instanceof ApiError && error.fields.PartnerCode)
        setCode({ ...code, wrong: error.fields.PartnerCode })
      else setFailure(messageOf(error))
      return
    }
    const edited = hasProfile(user)
    // If loading fails, the next page loads the person.
    await refreshCurrentUser().catch(() => undefined)
    forgetProfileDraft()
    keepPartner('')
    if (!edited) noteHappened('registered')
    await navigate(edited ? '/mypage' : '/signup/profile/complete', { replace: true })
    if (edited) showToast(SAVED)
  }

  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>
        <p>
          {profile
            ? '内容を確かめて、よろしければ登録してください。'
            : '入力内容に、確かめていただきたいところがあります。入力画面でお直しください。'}
        </p>
      </PageHead>
      {profile && <DefinitionList items={profileSummary(profile)} />}
      {profile && takesCode && (
        <TextField
          name="PartnerCode"
          {...partnerCode}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          width="medium"
          value={code.typed}
          error={code.wrong}
          onChange={({ target }) => setCode({ typed: target.value, wrong: '' })}
        />
      )}
      {failure && <FailedNote title="登録できませんでした">{failure}入力した内容は残っています。</FailedNote>}
      <div className="buttons">
        {profile && (
          <Button busy={sending} onClick={() => void send()}>
            {primary}
          </Button>
        )}
        <ButtonLink kind="two" to="/signup/profile">
          {secondary}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Null if invalid. */
function useChecked(draft: ProfileValues): ProfileInput | null {
  const schema = useProfileSchema()(draft.Birthday)
  return schema.isValidSync(draft) ? schema.cast(draft) : null
}
