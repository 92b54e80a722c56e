import { formatSlashedDate } from '../components/formatSlashedDate'
import { filterValues } from '../dataProvider/filterValues'

export type FilterOption = { value: string; label: string }

/** One condition of a list. `name` is its key in the filter. */
export type FilterField =
  | {
      kind: 'choice' | 'choices'
      name: string
      label: string
      options: readonly FilterOption[]
      /** Conditions that are cleared when this one changes. */
      dependents?: readonly string[]
    }
  | { kind: 'flag'; name: string; label: string; yes: string; no: string }
  /** An inclusive range, stored as `nameFrom` and `nameTo`. */
  | { kind: 'dates' | 'counts'; name: string; label: string }
  | { kind: 'text'; name: string; label: string }

export type FilterRecord = Record<string, unknown>

export const optionsOf = (labels: Record<string, string>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** 都道府県：山形県; null if the condition is not set. */
export function describeFilter(field: FilterField, filter: FilterRecord): string | null {
  const values = filterValues(filter)
  switch (field.kind) {
    case 'choice':
    case 'choices': {
      const chosen = [filter[field.name]].flat()
      const labels = field.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
      return labels.length > 0 ? `${field.label}：${labels.join('、')}` : null
    }
    case 'flag': {
      const flag = values.flag(field.name)
      return flag === undefined ? null : flag ? field.yes : field.no
    }
    case 'dates': {
      const { ge, le } = values.days(field.name) ?? {}
      return describeRange(field.label, ge && formatSlashedDate(ge), le && formatSlashedDate(le))
    }
    case 'counts': {
      const { ge, le } = values.counts(field.name) ?? {}
      return describeRange(field.label, ge, le)
    }
    case 'text': {
      const text = values.text(field.name)
      return text ? `${field.label}：${text}` : null
    }
  }
}

function describeRange(label: string, from?: string | number, to?: string | number): string | null {
  if (from === undefined && to === undefined) return null
  return `${label}：${from === to ? from : `${from ?? ''}〜${to ?? ''}`}`
}

export function withoutFilter(field: FilterField, filter: FilterRecord): FilterRecord {
  const { kind, name } = field
  const own = kind === 'dates' || kind === 'counts' ? [`${name}From`, `${name}To`] : [name]
  const removed = 'dependents' in field ? [...own, ...(field.dependents ?? [])] : own
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !removed.includes(key)))
}
