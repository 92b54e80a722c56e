import { addDays, japaneseDateOf, japaneseMinute } from '../../../facts/dates'
import type { Material } from '../../../facts/operatorFile'

export const BRISTOL_TYPES = [1, 2, 3, 4, 5, 6, 7] as const
/** What a scale and a person can be right about; the operator's own limits are narrower. */
export const GRAMS_MIN = 0.1
export const GRAMS_MAX = 3_000
export const PASSED_HOURS_MAX = 24

/** A time of day that lies before it was received: 22:30 of what came at 8:10 is of the day before. Null for none. */
export function passedBefore(receivedAt: Date, time: string): Date | null {
  if (time === '') return null
  const day = japaneseDateOf(receivedAt)
  const at = japaneseMinute(`${day}T${time}`)
  return at <= receivedAt ? at : japaneseMinute(`${addDays(day, -1)}T${time}`)
}

export type Measured = { grams: number; type: number; passedAt: Date | null; receivedAt: Date }

const range = (from: number | undefined, until: number | undefined, unit: string) =>
  [from === undefined ? '' : `${from}${unit}以上`, until === undefined ? '' : `${until}${unit}以下`].join('')

/** What lies outside the operator's limits, in words; nothing without limits. */
export function outsideLimits(
  { gramsFrom, gramsUntil, typeFrom, typeUntil, minutesUntil }: Material,
  { grams, type, passedAt, receivedAt }: Measured,
): string[] {
  const beyond = (value: number, from = value, until = value) => value < from || value > until
  const minutes = passedAt && (receivedAt.getTime() - passedAt.getTime()) / 60_000
  return [
    beyond(grams, gramsFrom, gramsUntil) ? `重さ（基準は${range(gramsFrom, gramsUntil, 'g')}）` : '',
    beyond(type, typeFrom, typeUntil) ? `形（基準は${typeFrom ?? 1}〜${typeUntil ?? 7}）` : '',
    minutes !== null && beyond(minutes, minutes, minutesUntil)
      ? `時間（基準は出てから${minutesUntil}分以内）`
      : '',
  ].filter(Boolean)
}
