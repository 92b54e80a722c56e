import { fieldOptions, memberFields, type MemberField } from '../../shared/profile/fields'
import { shownValue } from '../../shared/labels/profileValues'
import type { Definition } from '../components/DefinitionList'

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
