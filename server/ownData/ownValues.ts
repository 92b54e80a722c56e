import { formatListDateTime, type JapaneseDate } from '../../shared/dates'

/** 2026-12-01 → 2026/12/01, which spreadsheets take for a date. */
export const dayValue = (date: JapaneseDate | null) => date?.replaceAll('-', '/') ?? ''

/** 2026/12/01 14:00, Japanese time. */
export const timeValue = (instant: Date | null) => (instant ? formatListDateTime(instant) : '')

/** The label's words for a value of an enumeration; empty where there is none yet. */
export const labelled = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  value: Key | null | undefined,
) => (value ? labels[value] : '')

/** What is not kept has no line. */
export const withoutEmptyValues = (record: OwnRecord): OwnRecord => record.filter(([, value]) => value !== '')

/** One label and value, in readable form. */
export type OwnRecord = readonly (readonly [label: string, value: string])[]

/** A part of the data, such as donations: one record each. */
export type OwnSection = { title: string; records: readonly OwnRecord[] }

/** Everything that is kept about a member and theirs to take away. */
export type OwnData = { exportedAt: string; sections: readonly OwnSection[] }
