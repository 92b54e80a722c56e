import { isRecord } from '../../shared/isRecord'
import type { MemberField } from '../../shared/profile/fields'
import type { CurrentUser } from '../session/currentUserStore'
import { readProfileValues, type ProfileValues } from './profileValues'

const KEY = 'profileDraft'

/** Keeps what was typed for this tab, so that a reload and the way back from the confirmation lose nothing. */
export function keepProfileDraft(userId: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, values }))
  } catch {
    // Storage refused or full: the form itself still holds everything until it is left.
  }
}

export function forgetProfileDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept there in the first place.
  }
}

/** What this person typed in this tab; somebody else's is thrown away. */
export function readProfileDraft(userId: string): ProfileValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept)) return null
    if (kept.userId === userId && isRecord(kept.values)) return readProfileValues(kept.values)
    forgetProfileDraft()
  } catch {
    forgetProfileDraft()
  }
  return null
}

/** The profile that was saved before, for a later change; empty at the first time. */
export const savedProfileValues = ({ Profile }: { Profile: Pick<CurrentUser['Profile'], MemberField> }) =>
  readProfileValues(Profile)
