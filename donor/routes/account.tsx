import { memberPages } from '../../shared/messages/pages/memberPages'
import { OwnDataSection, ConsentSection, ReminderSection, WithdrawalSection } from '../account/DataSections'
import { EmailSection } from '../account/EmailSection'
import { MagazineSection, ProfileSection } from '../account/ProfileSections'
import { EverywhereSection, PasswordSection } from '../account/SignInSections'
import { followPoolEmail } from '../account/followPoolEmail'
import { BackToMyPage } from '../components/Basics'
import { PageFailed } from '../components/ErrorPage'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { SuspendedNote } from '../mypage/SuspendedNote'
import { hasProfile, privateMeta, suspensionOf, skipOnHashChange } from '../page'
import { useSignedInUser } from '../pageData'
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
