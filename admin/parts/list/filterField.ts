import { createContext } from 'react'
import { formatSlashedDate } from '../components/formatSlashedDate'
import { filterValues, waysLabels, type Way } from '../../ground/dataProvider/filterValues'
import { periodLabels } from '../../ground/dataProvider/periods'
import { ofPeople } from '../people/useSoughtBy'
import type { Condition, FilterValues, Sought, SoughtBy } from '../../ground/dataProvider/resourceQueries'

export type FilterOption = { value: string; label: string }

/** One condition of a list. `name` is its key in the filter. */
export type FilterField = {
  name: string
  label: string
  group?: string
  /** Offered before anything is typed. */
  often?: true
  /** How the condition can be negated, stored as `nameIs`. */
  ways?: readonly Way[]
  /** The contract's field that it filters. */
  field?: unknown
  /** The same, for a condition with its own words. */
  about?: PropertyKey
} & (
  | {
      kind: 'choice' | 'choices'
      options: readonly FilterOption[]
      /** Conditions that are cleared when this one changes. */
      dependents?: readonly string[]
    }
  | { kind: 'flag'; yes: string; no: string }
  /** An inclusive range, stored as `nameFrom` and `nameTo`; days also as a period, in `nameIs`. */
  | { kind: 'dates' | 'counts' }
  | { kind: 'text' }
  /** A member, found by name; the address contains the id only. */
  | { kind: 'person'; dependents?: readonly string[] }
)

export const ListFields = createContext<readonly FilterField[]>([])

export type FilterRecord = Record<string, unknown>

export const keyOfFilter = (filter: FilterRecord) => JSON.stringify(filter)

export const optionsOf = (labels: Record<string, string>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const grouped = <Field extends FilterField>(group: string, fields: readonly Field[]): Field[] =>
  fields.map((field) => ({ ...field, group }))

export const often = <Field extends FilterField>(field: Field): Field => ({ ...field, often: true })

const OFFERED = 6

/** What a list offers before anything is typed. */
export const offeredFirst = (fields: readonly FilterField[]): readonly FilterField[] =>
  [...fields.filter((field) => field.often), ...fields.filter((field) => !field.often)].slice(0, OFFERED)

/** 都道府県：山形県; null if the condition is not set. */
export function describeFilter(field: FilterField, filter: FilterRecord): string | null {
  const values = filterValues(filter)
  const way = field.ways?.find((each) => each === values.way(field.name))
  if (way === 'empty' || way === 'filled') return `${field.label}：${waysLabels[way]}`
  const described = describeValues(field, filter)
  if (!described || way !== 'not') return described
  return field.kind === 'text' ? `${described} を含まない` : `${described} ${waysLabels.not}`
}

function describeValues(field: FilterField, filter: FilterRecord): string | null {
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
      const period = values.period(field.name)
      if (period) return `${field.label}：${periodLabels[period]}`
      const { ge, le } = values.days(field.name) ?? {}
      return describeRange(field.label, ge && formatSlashedDate(ge), le && formatSlashedDate(le))
    }
    case 'counts': {
      const { ge, le } = values.counts(field.name) ?? {}
      return describeRange(field.label, ge, le)
    }
    case 'person':
      return values.text(field.name) ? field.label : null
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
  const own = [
    `${name}Is`,
    ...(kind === 'dates' || kind === 'counts' ? [`${name}From`, `${name}To`] : [name]),
  ]
  const removed = 'dependents' in field ? [...own, ...(field.dependents ?? [])] : own
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !removed.includes(key)))
}

type Label = { admin: string }
type FieldsOf<Filter, Asked> = {
  [Field in keyof Filter]-?: Asked extends NonNullable<Filter[Field]> ? Field : never
}[keyof Filter]
type Text = 'contains' | 'beginsWith' | 'eq'

export type Told<Filter> = FilterField & Condition<Filter> & { field: keyof Filter }

type Search<Filter> = SoughtBy & Condition<Filter>

type More = {
  /** Some rows have no value. */
  lacks?: true
}

/** Declares each condition of a resource once: name in the address, filter field, kind, texts. */
export function conditionsOf<Filter>() {
  /** Empty without a condition. The callers' types check the field's value. */
  const at = (field: keyof Filter, asked: unknown): Partial<Filter> => {
    const filter: Partial<Filter> = {}
    return asked === undefined ? filter : Object.assign(filter, { [field]: asked })
  }
  const joined = (join: 'and' | 'not', part: unknown): Partial<Filter> => {
    const filter: Partial<Filter> = {}
    return Object.assign(filter, { [join]: part })
  }

  /** The condition of a field, negated, or whether the field has a value. */
  const turned = (
    name: string,
    field: keyof Filter,
    ways: readonly Way[],
    ask: (values: FilterValues) => unknown,
  ) => ({
    field,
    ways,
    where: (values: FilterValues): Partial<Filter> => {
      const way = ways.find((each) => each === values.way(name))
      if (way === 'empty') return joined('and', [at(field, { eq: null })])
      if (way === 'filled') return joined('and', [at(field, { ne: null })])
      const asked = ask(values)
      if (way !== 'not' || asked === undefined) return at(field, asked)
      return joined('and', [joined('not', at(field, asked))])
    },
  })
  const waysOf = ({ lacks }: More, ...more: readonly Way[]): readonly Way[] =>
    lacks ? [...more, 'empty', 'filled'] : more
  const textAt = (name: string, how: Text) => (values: FilterValues) => {
    const text = values.text(name)
    return text && { [how]: text }
  }

  return {
    search: (
      field: FieldsOf<Filter, { contains: string }>,
      also: readonly Sought[] = [],
    ): Search<Filter> => ({
      name: 'q',
      by: [...ofPeople, ...also],
      where: (values: FilterValues) => at(field, textAt('q', 'contains')(values)),
    }),
    choices: <Choice extends string>(
      name: string,
      field: FieldsOf<Filter, { in: Choice[] }>,
      { admin }: Label,
      { words, ...more }: More & { words: Record<Choice, string> },
    ): Told<Filter> => ({
      kind: 'choices',
      name,
      label: admin,
      options: optionsOf(words),
      ...turned(name, field, waysOf(more, 'not'), (values) => values.among(name, words)),
    }),
    dates: (
      name: string,
      field: FieldsOf<Filter, { ge: string; le: string }>,
      { admin }: Label,
      more: More = {},
    ): Told<Filter> => ({
      kind: 'dates',
      name,
      label: admin,
      ...turned(name, field, waysOf(more), (values) => values.days(name)),
    }),
    /** For fields that hold an instant. */
    moments: (
      name: string,
      field: FieldsOf<Filter, { ge: string; lt: string }>,
      { admin }: Label,
      more: More = {},
    ): Told<Filter> => ({
      kind: 'dates',
      name,
      label: admin,
      ...turned(name, field, waysOf(more), (values) => values.moments(name)),
    }),
    counts: (
      name: string,
      field: FieldsOf<Filter, { ge: number; le: number }>,
      { admin }: Label,
    ): Told<Filter> => ({
      kind: 'counts',
      name,
      label: admin,
      ...turned(name, field, [], (values) => values.counts(name)),
    }),
    text: <How extends Text>(
      name: string,
      field: FieldsOf<Filter, Record<How, string>>,
      { admin }: Label,
      { how, ...more }: More & { how: How },
    ): Told<Filter> => ({
      kind: 'text',
      name,
      label: admin,
      ...turned(name, field, waysOf(more, 'not'), textAt(name, how)),
    }),
    flag: (
      name: string,
      field: FieldsOf<Filter, { eq: boolean }>,
      label: string,
      { yes, no }: { yes: string; no: string },
    ): Told<Filter> => ({
      kind: 'flag',
      name,
      label,
      yes,
      no,
      ...turned(name, field, [], (values) => values.is(name)),
    }),
  }
}
