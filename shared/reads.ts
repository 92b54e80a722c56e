import type { DataClass } from './generated/schema'

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
