import { isPrefecture } from '../../shared/prefectures'
import type { CurrentUser } from '../session/currentUserStore'
import type { ProfileTextField, ProfileValues } from './profileValues'

const KEY = 'profileDraft'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

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
    if (kept.userId === userId && isRecord(kept.values)) return readValues(kept.values)
    forgetProfileDraft()
  } catch {
    forgetProfileDraft()
  }
  return null
}

function readValues(kept: Record<string, unknown>): ProfileValues {
  const { Gender, Pref, SubscribedMagazine } = kept
  return {
    ...textsOf(kept),
    Gender: Gender === 'Man' || Gender === 'Women' ? Gender : undefined,
    Pref: typeof Pref === 'string' && isPrefecture(Pref) ? Pref : undefined,
    SubscribedMagazine: SubscribedMagazine === true,
  }
}

/** The profile that was saved before, for a later change; empty at the first time. */
export function savedProfileValues({ Profile }: CurrentUser): ProfileValues {
  return {
    ...textsOf(Profile),
    Gender: Profile.Gender ?? undefined,
    Pref: Profile.Pref ?? undefined,
    SubscribedMagazine: Profile.SubscribedMagazine,
  }
}

function textsOf(source: Partial<Record<string, unknown>>) {
  const text = (field: ProfileTextField) => {
    const value = source[field]
    return typeof value === 'string' ? value : ''
  }
  return {
    LastName: text('LastName'),
    FirstName: text('FirstName'),
    LastNameFurigana: text('LastNameFurigana'),
    FirstNameFurigana: text('FirstNameFurigana'),
    Birthday: text('Birthday'),
    Tel: text('Tel'),
    ZipCode: text('ZipCode'),
    City: text('City'),
    Address: text('Address'),
    Building: text('Building'),
  }
}
