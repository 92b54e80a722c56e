import type { JapaneseDate } from '../../../facts/dates'
import type { PanelOutcome, UnitObstacle } from '../../../generated/schema'

/** A panel that nobody withdrew. */
export type BracketPanel = { outcome: PanelOutcome; firstDay: JapaneseDate; lastDay: JapaneseDate }

/** The panels on both sides of a day; null where that side is open. */
type Bracket<Panel extends BracketPanel> = {
  opening: Panel | null
  closing: Panel | null
  /** Did not pass, and lie between the two; where a side is open, without end there. */
  between: Panel[]
}

/**
 * What a unit of this day lies between: a passed panel whose latest specimen lies before the day, a passed one whose
 * earliest specimen lies after it, and what did not pass between them. The specimens decide, not the days of judgement
 * and not the periods of rewards. `server/ground/tables/sql/holds.sql` holds the same.
 */
export function bracketOf<Panel extends BracketPanel>(
  day: JapaneseDate,
  panels: readonly Panel[],
): Bracket<Panel> {
  const passed = panels.filter(({ outcome }) => outcome === 'Passed')
  const opening = passed.reduce<Panel | null>(
    (latest, one) => (one.lastDay < day && (!latest || one.lastDay > latest.lastDay) ? one : latest),
    null,
  )
  const closing = passed.reduce<Panel | null>(
    (earliest, one) =>
      one.firstDay > day && (!earliest || one.firstDay < earliest.firstDay) ? one : earliest,
    null,
  )
  const between = panels.filter(
    ({ outcome, firstDay, lastDay }) =>
      outcome !== 'Passed' &&
      (!closing || firstDay <= closing.firstDay) &&
      (!opening || lastDay >= opening.lastDay),
  )
  return { opening, closing, between }
}

/** What keeps a unit of this day from its bracket. */
export function bracketObstacles(day: JapaneseDate, panels: readonly BracketPanel[]): UnitObstacle[] {
  const { opening, closing, between } = bracketOf(day, panels)
  if (opening && closing) return between.length > 0 ? ['PanelBetween'] : []
  return [...(opening ? [] : (['NoPanelBefore'] as const)), ...(closing ? [] : (['NoPanelAfter'] as const))]
}
