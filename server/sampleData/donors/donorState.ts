import type { JapaneseDate } from '../../../shared/dates'

/** What a running period needs to be told on. */
export type DonorState = {
  /** Visits a week. */
  rate: number
  certifiedAt: Date
  /** Everything up to this day has been told. */
  toldUntil: JapaneseDate
  /** The screening that the donations of this period belong to. */
  screeningId: string
  /** Donations of this period with stool received. */
  donationIds: string[]
}
