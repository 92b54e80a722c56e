import { isRecord } from '../../shared/isRecord'
import type { MemberField } from '../../shared/profile/fields'
import type { CurrentUser } from '../session/currentUserStore'
import { readProfileValues, type ProfileValues } from './profileValues'

const KEY = 'profileDraft'

/** For a reload and the way back from the confirmation. */
export function keepProfileDraft(userId: string, values: ProfileValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, values }))
  } catch {
    // Without storage the form itself remembers.
  }
}

export function forgetProfileDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** Another person's draft is deleted. */
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

/** Empty the first time. */
export const savedProfileValues = ({ Profile }: { Profile: Pick<CurrentUser['Profile'], MemberField> }) =>
  readProfileValues(Profile)
