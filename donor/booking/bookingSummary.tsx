import { GUIDANCE_LENGTH_MS } from '../../shared/booking'
import type { PublicTexts } from '../../shared/config'
import { formatJapaneseDateTime, formatJapaneseTime } from '../../shared/dates'
import type { Definition } from '../components/DefinitionList'
import { Venue } from './Venue'

/** 2026年12月1日（火）14:00〜15:00 */
export function hourText(startAt: Date): string {
  const end = new Date(startAt.getTime() + GUIDANCE_LENGTH_MS)
  return `${formatJapaneseDateTime(startAt)}〜${formatJapaneseTime(end)}`
}

export function bookingSummary(startAt: Date, texts: PublicTexts): Definition[] {
  return [{ term: '日時', value: hourText(startAt) }, ...venueSummary(texts)]
}

export function venueSummary({ guidance }: PublicTexts): Definition[] {
  return [
    { term: '会場', value: <GuidanceVenue guidance={guidance} /> },
    { term: '持ち物', value: guidance.belongings },
  ]
}

export const GuidanceVenue = ({ guidance }: Pick<PublicTexts, 'guidance'>) => (
  <Venue name={guidance.place} address={guidance.address} mapUrl={guidance.mapUrl} />
)
