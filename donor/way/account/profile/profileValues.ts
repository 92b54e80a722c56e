import { isRecord } from '../../../../shared/facts/isRecord'
import { shownValue } from '../../../../shared/words/labels/profileValues'
import { isPrefecture } from '../../../../shared/facts/prefectures'
import {
  eachField,
  fieldOptions,
  memberFields,
  type MemberField,
  type TypedValue,
} from '../../../../shared/facts/fields'
import type { Definition } from '../../../parts/components/Basics'
import type { CurrentUser } from '../../../ground/session/currentUserStore'
import { forgetInTab, keepInTab, keptJsonInTab } from '../../../ground/session/tabStorage'

/** Unchecked; an unset choice is absent. */
export type ProfileValues = { [F in MemberField]: TypedValue<F> }

export const isProfileField = (name: string): name is MemberField =>
  memberFields.some((field) => field === name)

/** From a profile or a draft; unfit values are empty. */
export const readProfileValues = (source: Partial<Record<string, unknown>>) =>
  eachField(memberFields, (field) => readValue(field, source[field])) as ProfileValues

function readValue(field: MemberField, value: unknown) {
  const { kind } = fieldOptions[field]
  if (kind === 'flag') return value === true
  if (kind === 'gender') return value === 'Man' || value === 'Women' ? value : undefined
  if (kind === 'prefecture') return typeof value === 'string' && isPrefecture(value) ? value : undefined
  return typeof value === 'string' ? value : ''
}

export type RefusedFields = Partial<Record<MemberField, string>>

/** From the history's state, set by the confirmation. */
export function refusedFields(state: unknown): RefusedFields {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return {}
  const { refused } = state
  if (typeof refused !== 'object' || refused === null) return {}
  return Object.fromEntries(
    Object.entries(refused).filter(
      ([field, message]) => isProfileField(field) && typeof message === 'string',
    ),
  )
}

const KEY = 'profileDraft'

/** For a reload and for returning from the confirmation. */
export const keepProfileDraft = (userId: string, values: ProfileValues): void =>
  keepInTab(KEY, JSON.stringify({ userId, values }))

export const forgetProfileDraft = (): void => forgetInTab(KEY)

/** Another person's draft is deleted. */
export function readProfileDraft(userId: string): ProfileValues | null {
  const kept = keptJsonInTab(KEY)
  if (isRecord(kept) && kept.userId === userId && isRecord(kept.values)) return readProfileValues(kept.values)
  forgetProfileDraft()
  return null
}

/** Empty the first time. */
export const savedProfileValues = ({ Profile }: { Profile: Pick<CurrentUser['Profile'], MemberField> }) =>
  readProfileValues(Profile)

type Values = { [F in MemberField]?: string | boolean | undefined }

/** Fields with the same term share a line. */
export function profileSummary(values: Values): Definition[] {
  const lines = new Map<string, { between: string; parts: string[] }>()
  for (const field of memberFields.filter((name) => name in values)) {
    const { label, summary = { term: label, between: '' } } = fieldOptions[field]
    const parts = lines.get(summary.term)?.parts ?? []
    lines.set(summary.term, { between: summary.between, parts: [...parts, read(field, values[field])] })
  }
  return [...lines].map(([term, { between, parts }]) => ({ term, value: parts.join(between) }))
}

/** Without the choice about the notices. */
export const personalSummary = ({ SubscribedMagazine: _choice, ...values }: Values) => profileSummary(values)

function read(field: MemberField, value: string | boolean | undefined): string {
  const { kind } = fieldOptions[field]
  if (kind === 'flag') return shownValue(field, value === true)
  const shown = shownValue(field, value)
  if (kind === 'zipCode') return `〒${shown}`
  return kind === 'optionalLine' && !shown ? 'なし' : shown
}
