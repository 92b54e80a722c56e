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
import { loadPasskeys, loadSessions } from '../account/loadAccess'
import { PasskeySection } from '../account/PasskeySection'
import { MagazineSection, ProfileSection } from '../account/ProfileSections'
import { SessionsSection } from '../account/SessionsSection'
import { EverywhereSection, PasswordSection } from '../account/SignInSections'
import { BackToMyPage, Words } from '../components/Basics'
import { PageFailed } from '../components/ErrorPage'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { SuspendedNote } from '../mypage/SuspendedNote'
import { hasProfile, suspensionOf, useSignedInUser } from '../page/standing'
import { privateMeta } from '../page/meta'
import { skipOnHashChange } from '../page/revalidate'
import type { Route } from './+types/account'

const { h1 } = memberPages['/account']

/** Without the pool, the page shows the profile's address. The sessions are not awaited. */
export async function clientLoader() {
  const user = await refreshCurrentUser()
  const access = { passkeys: loadPasskeys(), sessions: loadSessions() }
  await followPoolEmail(user).catch(() => undefined)
  return access
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const user = useSignedInUser()
  const readOnly = suspensionOf(user) !== null
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>
          <Words text={h1} />
        </h1>
      </div>
      <SuspendedNote />
      <ProfileSection readOnly={readOnly} />
      <EmailSection readOnly={readOnly} />
      <PasswordSection />
      <PasskeySection loading={loaderData.passkeys} />
      <MagazineSection readOnly={readOnly} />
      {!readOnly && hasProfile(user) && <ReminderSection />}
      <ReadsSection />
      <OwnDataSection />
      {hasProfile(user) && <ConsentSection />}
      {hasProfile(user) && <ReceiptSection />}
      <SessionsSection loading={loaderData.sessions} />
      <EverywhereSection />
      <WithdrawalSection />
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
