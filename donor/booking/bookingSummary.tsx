import { GUIDANCE_LENGTH_MS } from '../../shared/booking'
import type { PublicTexts } from '../../shared/config'
import { formatJapaneseDateTime, formatJapaneseTime } from '../../shared/dates'
import type { Definition } from '../components/DefinitionList'
import { Place } from './Place'

/** 2026年12月1日（火）14:00〜15:00 */
export function hourText(startAt: Date): string {
  const end = new Date(startAt.getTime() + GUIDANCE_LENGTH_MS)
  return `${formatJapaneseDateTime(startAt)}〜${formatJapaneseTime(end)}`
}

/** When and where, and what to bring. */
export function bookingSummary(startAt: Date, texts: PublicTexts): Definition[] {
  return [{ term: '日時', value: hourText(startAt) }, ...placeSummary(texts)]
}

/** Where, and what to bring. */
export function placeSummary({ guidance }: PublicTexts): Definition[] {
  return [
    { term: '会場', value: <Place /> },
    { term: '持ち物', value: guidance.belongings },
  ]
}
