import { formatJapaneseTime, japaneseDateOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { rolesLabel } from '../../../../shared/words/labels/consoleLabels'
import { readClasses } from '../../../../shared/rules/records/reads'
import type { RecordReadsQuery } from '../../../generated/graphql'

export type RecordRead = RecordReadsQuery['listRecordReads']['items'][number]

/** What a member of staff saw at one time: a page of the console sends several requests. */
export type Look = {
  reads: RecordRead[]
  day: JapaneseDate
}

/** Longest pause between two reads of the same look. */
const PAUSE_MS = 10 * 60_000

const at = ({ Time }: RecordRead) => new Date(Time)

/** @param reads the newest first */
export function looksOf(reads: readonly RecordRead[]): Look[] {
  const looks: Look[] = []
  for (const read of reads) {
    const day = japaneseDateOf(at(read))
    const same = looks.findLast(
      ({ reads: [first] }) => first?.By === read.By && first.Purpose === read.Purpose,
    )
    const last = same?.reads.at(-1)
    if (same && last && same.day === day && at(last).getTime() - at(read).getTime() <= PAUSE_MS)
      same.reads.push(read)
    else looks.push({ reads: [read], day })
  }
  return looks
}

/** 10:05 or 10:05〜10:12 */
export function timeOf({ reads }: Look): string {
  const times = reads.map((read) => formatJapaneseTime(at(read)))
  const [end = '', start = end] = [times[0], times.at(-1)]
  return start === end ? end : `${start}〜${end}`
}

/** 医師, or 医師（山田 太郎） if the operator tells names. */
export function byWhom({ reads }: Look): string {
  const duties = rolesLabel([...new Set(reads.map(({ Role }) => Role))])
  const name = reads[0]?.Actor
  return name ? `${duties}（${name}）` : duties
}

export const classesOf = ({ reads }: Look) =>
  readClasses.filter((data) => reads.some(({ Class }) => Class === data))

/** New to a person who has looked before. */
export const isNew = ({ reads: [newest] }: Look, newFrom: string | null) =>
  newFrom !== null && newest !== undefined && at(newest) >= new Date(newFrom)
