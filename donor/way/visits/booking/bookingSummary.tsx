import { GUIDANCE_LENGTH_MS } from '../../../../shared/rules/visits/booking'
import type { PublicTexts } from '../../../../shared/facts/config'
import { formatJapaneseDateTime, formatJapaneseTime } from '../../../../shared/facts/dates'
import { OPENS_NEW_TAB, SHOW_MAP } from '../../../ground/words/links'
import type { Definition } from '../../../parts/components/Basics'
import styles from './Venue.module.css'

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
  <>
    {guidance.place}
    <br />
    {guidance.address}
    <br />
    <a className={styles.map} href={guidance.mapUrl} target="_blank" rel="noreferrer">
      {SHOW_MAP}
      <span className="visuallyHidden">{OPENS_NEW_TAB}</span>
    </a>
  </>
)
