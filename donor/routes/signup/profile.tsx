import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { profilePages } from '../../ground/words/pages/profilePages'
import type { ProfileInput } from '../../../shared/forms/profile'
import { SuspendedNote } from '../../way/mypage/SuspendedNote'
import { hasProfile, useSignedInUser } from '../../ground/page/standing'
import { privateMeta } from '../../ground/page/meta'
import { ProfileForm } from '../../way/account/profile/ProfileForm'
import {
  keepProfileDraft,
  readProfileDraft,
  savedProfileValues,
  type ProfileValues,
  refusedFields,
} from '../../way/account/profile/profileValues'
import { PageHead } from '../../parts/components/Basics'

const { h1 } = profilePages['/signup/profile']

export const meta = privateMeta(h1)

export default function ProfilePage() {
  const user = useSignedInUser()
  const navigate = useNavigate()
  const location = useLocation()
  const [initial] = useState(() => readProfileDraft(user.Id) ?? savedProfileValues(user))
  const [refused] = useState(() => refusedFields(location.state))
  const keep = useCallback((values: ProfileValues) => keepProfileDraft(user.Id, values), [user.Id])

  const confirm = (values: ProfileInput) => {
    keep({ ...values, SubscribedMagazine: values.SubscribedMagazine === true })
    void navigate('/signup/profile/confirm')
  }

  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>
        <p>
          {hasProfile(user)
            ? '変わったところを直して、確認へお進みください。'
            : 'お名前とご連絡先を入力してください。次の画面で確かめてから登録します。'}
        </p>
      </PageHead>
      <SuspendedNote />
      <ProfileForm initial={initial} refused={refused} onTyped={keep} onSubmit={confirm} />
    </div>
  )
}
