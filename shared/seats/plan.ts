import type { SeatFigures } from '../generated/schema'
import { forecastDonors, forecastWait, placesNeeded, type Range } from './forecast'

/** What the office asks. */
export type SeatPlan = {
  placesPerMonth: number
  /** Active donors that are wanted. */
  target: number
  /** By then; at most `FORECAST_WEEKS - 1`. */
  week: number
}

export type SeatOutlook = {
  donors: Range[]
  /** Places a month with which it is as likely as not, and with which it comes in eight of ten futures. */
  needed: { likely: number | null; sure: number | null }
  waits: { position: number; weeks: Range | null }[]
}

const POSITIONS = [1, 10, 30, 100, 300, 1_000]

/** Everything the page of the outlook shows. Takes a second or more: to be reckoned beside the page. */
export function outlookOf(figures: SeatFigures, plan: SeatPlan): SeatOutlook {
  const { placesPerMonth, target, week } = plan
  const needed = (share: number) => placesNeeded(figures, { target, week, share })
  const positions = [...POSITIONS.filter((position) => position < figures.InLine), figures.InLine]
  return {
    donors: forecastDonors(figures, placesPerMonth),
    needed: { likely: needed(0.5), sure: needed(0.8) },
    waits: positions
      .filter((position) => position > 0)
      .map((position) => ({ position, weeks: forecastWait(figures, { position, placesPerMonth }) })),
  }
}
