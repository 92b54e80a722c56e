import type { Condition, FilterValues } from '../dataProvider/listVariables'
import { optionsOf, type FilterField } from './filterField'

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
