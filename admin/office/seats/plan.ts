import type { SeatFigures } from '../../../shared/generated/schema'
import { forecastDonors, forecastWait, placesNeeded, type Range } from './forecast'

/** The office's question. */
export type SeatPlan = {
  placesPerMonth: number
  /** Wanted number of active donors. */
  target: number
  /** The week of the target; at most `FORECAST_WEEKS - 1`. */
  week: number
}

export type SeatOutlook = {
  donors: Range[]
  /** Places per month that reach the target in half of the futures, and in eight of ten. */
  needed: { likely: number | null; sure: number | null }
  waits: { position: number; weeks: Range | null }[]
}

const POSITIONS = [1, 10, 30, 100, 300, 1_000]

/** Everything on the outlook page. Takes a second or more: compute it outside the page's thread. */
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
