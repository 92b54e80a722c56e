import { lazy, Suspense } from 'react'
import { memberPages } from '../../shared/words/program/memberPages'
import {
  OwnDataSection,
  ConsentSection,
  ReadsSection,
  ReceiptSection,
  ReminderSection,
  RightsSection,
  WithdrawalSection,
  followPoolEmail,
} from '../way/account/DataSections'
import { EmailSection } from '../way/account/EmailSection'
import { loadPasskeys, loadSessions } from '../way/account/loadAccess'
import { PasskeySection } from '../way/account/PasskeySection'
import { MagazineSection, ProfileSection } from '../way/account/ProfileSections'
import { SessionsSection } from '../way/account/SessionsSection'
import { EverywhereSection, PasswordSection } from '../way/account/SignInSections'
import { PageHead } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { useClientConfig } from '../ground/page/rootData'
import { refreshCurrentUser } from '../ground/currentUser/currentUser'
import { SuspendedNote } from '../way/mypage/SuspendedNote'
import { hasProfile, suspensionOf, useSignedInUser } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/account'

const { h1 } = memberPages['/account']

const PushSection = lazy(async () => {
  const { PushSection: Section } = await import('../way/account/PushSection')
  return { default: Section }
})

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
  const offersPush = useClientConfig()?.tellsDevices && hasProfile(user)
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back />
      <SuspendedNote />
      <ProfileSection readOnly={readOnly} />
      <EmailSection readOnly={readOnly} />
      <PasswordSection />
      <PasskeySection loading={loaderData.passkeys} />
      <MagazineSection readOnly={readOnly} />
      {!readOnly && hasProfile(user) && <ReminderSection />}
      {offersPush && (
        <Suspense>
          <PushSection readOnly={readOnly} />
        </Suspense>
      )}
      <ReadsSection />
      <OwnDataSection />
      {hasProfile(user) && <RightsSection />}
      {hasProfile(user) && <ConsentSection />}
      {hasProfile(user) && <ReceiptSection />}
      <SessionsSection loading={loaderData.sessions} />
      <EverywhereSection />
      <WithdrawalSection />
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
