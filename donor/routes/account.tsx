import { memberPages } from '../../shared/messages/pages/memberPages'
import { EmailSection } from '../account/EmailSection'
import { EverywhereSection } from '../account/EverywhereSection'
import { MagazineSection } from '../account/MagazineSection'
import { OwnDataSection } from '../account/OwnDataSection'
import { PasswordSection } from '../account/PasswordSection'
import { ProfileSection } from '../account/ProfileSection'
import { ConsentSection, ReminderSection, WithdrawalSection } from '../account/WithdrawalSection'
import { followPoolEmail } from '../account/followPoolEmail'
import { BackToMyPage } from '../components/Button'
import { PageFailed } from '../components/ErrorPage'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { hasProfile } from '../guards'
import { privateMeta } from '../meta'
import { skipOnHashChange } from '../modalLinks/modalOf'
import { SuspendedNote } from '../mypage/SuspendedNote'
import { suspensionOf } from '../nextStep/suspension'
import type { Route } from './+types/account'

const { h1 } = memberPages['/account']

/** Without the pool, the page shows the profile's address. */
export async function clientLoader() {
  await followPoolEmail(await refreshCurrentUser()).catch(() => undefined)
}

export const shouldRevalidate = skipOnHashChange

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function AccountPage() {
  const user = useSignedInUser()
  const readOnly = suspensionOf(user) !== null
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>{h1}</h1>
      </div>
      <SuspendedNote />
      <ProfileSection readOnly={readOnly} />
      <EmailSection readOnly={readOnly} />
      <PasswordSection />
      <MagazineSection readOnly={readOnly} />
      {!readOnly && hasProfile(user) && <ReminderSection />}
      <OwnDataSection />
      {hasProfile(user) && <ConsentSection />}
      <EverywhereSection />
      <WithdrawalSection />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} h1={h1} />
}
