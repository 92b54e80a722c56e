import { useSyncExternalStore } from 'react'
import { redirect } from 'react-router'
import { NOT_NOW } from '../../../shared/words/program/notices'
import type { DayHours } from '../../../shared/rules/visits/openState'
import type { UserStatus } from '../../../shared/generated/schema'
import { factsOf, visitAt, type Visit } from '../../../shared/rules/visits/visit'
import { currentUser, subscribeToCurrentUser, type CurrentUser } from '../session/currentUserStore'
import { NOTICE_TIME, showToast } from './toasts'
import { useNow } from './clock'
import { useRoom } from './rootData'

/** Signed-in pages use `useSignedInUser`. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToCurrentUser, currentUser, () => null)
}

/** The layout loads the person first. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (!user) throw new Error('Nobody is signed in')
  return user
}

/** Whether the signed-in person may come to the donation room now. */
export function useVisit(): Visit {
  return visitOf(useSignedInUser(), useNow(), useRoom())
}

export function visitOf(
  { ConsentToSign, Profile, Suspension }: CurrentUser,
  now: Date,
  room: readonly DayHours[] | null,
): Visit {
  const known = { suspendedUntil: Suspension?.Until ?? null, signBy: ConsentToSign?.SignBy ?? null }
  return visitAt(factsOf(Profile, known), now, room)
}

export const hasProfile = (user: CurrentUser): boolean => user.Profile.RegistrationDateOfService !== null

/** @throws a redirect to my page unless the person has one of `statuses` */
export function requireStatus(user: CurrentUser, ...statuses: UserStatus[]): void {
  if (!statuses.includes(user.Profile.UserStatus)) throw notAvailableYet()
}

export const notAvailableYet = (reason = NOT_NOW): Response => toMyPage(reason)

export function toMyPage(reason = ''): Response {
  if (reason) showToast(reason, NOTICE_TIME)
  return redirect('/mypage')
}

/** Permanent (2) prevails. */
export function suspensionOf({ Profile }: CurrentUser): 'temporary' | 'permanent' | null {
  if (Profile.SuspensionStatus2) return 'permanent'
  return Profile.SuspensionStatus1 ? 'temporary' : null
}

/** True if no consent was signed since. The newest comes first. */
export const hasWithdrawn = ({ Consents: [newest] }: CurrentUser): boolean => newest?.Withdrawn === true

/** @throws a redirect to my page while suspended */
export function requireActive(user: CurrentUser): void {
  if (suspensionOf(user)) throw toMyPage()
}
