import { formatSlashedDate } from '../components/formatSlashedDate'
import { filterValues } from '../dataProvider/filterValues'
import type { Condition, FilterValues } from '../dataProvider/resourceQueries'

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

type Label = { admin: string }
/** The filter fields that accept this type. */
type FieldsOf<Filter, Asked> = {
  [Field in keyof Filter]-?: Asked extends NonNullable<Filter[Field]> ? Field : never
}[keyof Filter]
type Text = 'contains' | 'beginsWith'

/** Declares each condition of a resource once: name in the address, filter field, kind, texts. */
export function conditionsOf<Filter>() {
  type Told = FilterField & Condition<Filter>
  /** Empty if nothing is asked. The callers' types check the field's value. */
  const at = (field: keyof Filter, asked: unknown): Partial<Filter> => {
    const filter: Partial<Filter> = {}
    return asked === undefined ? filter : Object.assign(filter, { [field]: asked })
  }
  const textAt = (name: string, field: keyof Filter, how: Text) => (values: FilterValues) => {
    const text = values.text(name)
    return at(field, text && { [how]: text })
  }

  return {
    search: (label: string, field: FieldsOf<Filter, { contains: string }>) => ({
      name: 'q',
      label,
      where: textAt('q', field, 'contains'),
    }),
    choices: <Choice extends string>(
      name: string,
      field: FieldsOf<Filter, { in: Choice[] }>,
      { admin }: Label,
      words: Record<Choice, string>,
      kind: 'choice' | 'choices' = 'choices',
    ): Told => ({
      kind,
      name,
      label: admin,
      options: optionsOf(words),
      where: (values) => at(field, values.among(name, words)),
    }),
    /** For fields that hold a date. */
    dates: (name: string, field: FieldsOf<Filter, { ge: string; le: string }>, { admin }: Label): Told => ({
      kind: 'dates',
      name,
      label: admin,
      where: (values) => at(field, values.days(name)),
    }),
    /** For fields that hold an instant. */
    moments: (name: string, field: FieldsOf<Filter, { ge: string; lt: string }>, { admin }: Label): Told => ({
      kind: 'dates',
      name,
      label: admin,
      where: (values) => at(field, values.moments(name)),
    }),
    counts: (name: string, field: FieldsOf<Filter, { ge: number; le: number }>, { admin }: Label): Told => ({
      kind: 'counts',
      name,
      label: admin,
      where: (values) => at(field, values.counts(name)),
    }),
    text: <How extends Text>(
      name: string,
      field: FieldsOf<Filter, Record<How, string>>,
      { admin }: Label,
      how: How,
    ): Told => ({ kind: 'text', name, label: admin, where: textAt(name, field, how) }),
    flag: (
      name: string,
      field: FieldsOf<Filter, { eq: boolean }>,
      label: string,
      yes: string,
      no: string,
    ): Told => ({ kind: 'flag', name, label, yes, no, where: (values) => at(field, values.is(name)) }),
  }
}
