import { memberPages } from '../../shared/messages/pages/memberPages'
import {
  OwnDataSection,
  ConsentSection,
  ReadsSection,
  ReceiptSection,
  ReminderSection,
  WithdrawalSection,
  followPoolEmail,
} from '../account/DataSections'
import { EmailSection } from '../account/EmailSection'
import { MagazineSection, ProfileSection } from '../account/ProfileSections'
import { EverywhereSection, PasswordSection } from '../account/SignInSections'
import { BackToMyPage } from '../components/Basics'
import { PageFailed } from '../components/ErrorPage'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { SuspendedNote } from '../mypage/SuspendedNote'
import { hasProfile, privateMeta, suspensionOf, skipOnHashChange, useSignedInUser } from '../page'

const { h1 } = memberPages['/account']

/** Without the pool, the page shows the profile's address. */
export async function clientLoader() {
  await followPoolEmail(await refreshCurrentUser()).catch(() => undefined)
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

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
      <ReadsSection />
      <OwnDataSection />
      {hasProfile(user) && <ConsentSection />}
      {hasProfile(user) && <ReceiptSection />}
      <EverywhereSection />
      <WithdrawalSection />
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
