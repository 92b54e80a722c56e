import type { JapaneseDate } from '../../../shared/dates'
import type { SampleRows } from '../rows'

/** What a running period needs to be told on. */
export type DonorState = {
  /** Visits a week. */
  rate: number
  certifiedAt: Date
  /** Everything up to this day has been told. */
  toldUntil: JapaneseDate
  /** The screening that opened the period: its donations and rewards belong to it. */
  period: SampleRows['screenings'][number]
  /** Donations of this period with stool received. */
  donationIds: string[]
}
