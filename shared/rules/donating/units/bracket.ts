import type { JapaneseDate } from '../../../facts/dates'
import type { PanelOutcome, UnitObstacle } from '../../../generated/schema'

/** A panel that nobody withdrew. */
export type BracketPanel = { outcome: PanelOutcome; firstDay: JapaneseDate; lastDay: JapaneseDate }

/**
 * What keeps a unit of this day from its bracket: a passed panel whose latest specimen lies before the day, a passed
 * one whose earliest specimen lies after it, and none between them that did not pass. The specimens decide, not the
 * days of judgement and not the periods of rewards. `server/ground/tables/sql/holds.sql` holds the same.
 */
export function bracketObstacles(day: JapaneseDate, panels: readonly BracketPanel[]): UnitObstacle[] {
  const passed = panels.filter(({ outcome }) => outcome === 'Passed')
  const opening = passed.reduce<JapaneseDate | null>(
    (latest, { lastDay }) => (lastDay < day && (latest === null || lastDay > latest) ? lastDay : latest),
    null,
  )
  const closing = passed.reduce<JapaneseDate | null>(
    (earliest, { firstDay }) =>
      firstDay > day && (earliest === null || firstDay < earliest) ? firstDay : earliest,
    null,
  )
  if (opening === null || closing === null)
    return [
      ...(opening === null ? (['NoPanelBefore'] as const) : []),
      ...(closing === null ? (['NoPanelAfter'] as const) : []),
    ]
  const isBetween = ({ outcome, firstDay, lastDay }: BracketPanel) =>
    outcome !== 'Passed' && firstDay <= closing && lastDay >= opening
  return panels.some(isBetween) ? ['PanelBetween'] : []
}
