import type { DataClass, ReadPurpose } from './generated/schema'

/** In the order in which they are offered and told. */
const readPurposes = [
  'judgement',
  'reception',
  'payout',
  'inquiry',
  'interview',
  'correction',
  'audit',
  'emergency',
] as const satisfies readonly ReadPurpose[]

export const isReadPurpose = (value: unknown): value is ReadPurpose =>
  readPurposes.some((purpose) => purpose === value)

/** Classes of data about a person: whoever else receives a field of theirs leaves a row. */
export const readClasses = [
  'Identity',
  'Contact',
  'Health',
  'Flora',
  'Money',
  'StaffNotes',
] as const satisfies readonly DataClass[]

export type ReadClass = (typeof readClasses)[number]

export const isReadClass = (data: DataClass): data is ReadClass => readClasses.some((known) => known === data)
