import { optionsOf, type FilterField } from './filterField'

type Label = { admin: string }
type Words = Record<string, string>

/** Conditions named by the label of the field they are about. */
export const fieldOf = {
  choices: (name: string, { admin }: Label, words: Words): FilterField => ({
    kind: 'choices',
    name,
    label: admin,
    options: optionsOf(words),
  }),
  dates: (name: string, { admin }: Label): FilterField => ({ kind: 'dates', name, label: admin }),
  counts: (name: string, { admin }: Label): FilterField => ({ kind: 'counts', name, label: admin }),
  text: (name: string, { admin }: Label): FilterField => ({ kind: 'text', name, label: admin }),
  flag: (name: string, label: string, yes: string, no: string): FilterField => ({
    kind: 'flag',
    name,
    label,
    yes,
    no,
  }),
}
