import type { JapaneseDate } from '../../shared/dates'
import { Button } from '../components/Button'
import styles from './MonthSteps.module.css'
import { monthAfter, monthOf, monthText, type Month } from './monthWeeks'

type Props = {
  month: Month
  /** First and last day that can be chosen. */
  first: JapaneseDate
  last: JapaneseDate
  onMove: (month: Month) => void
}

/** The name of the month that is shown, and the ways to those beside it. */
export function MonthSteps({ month, first, last, onMove }: Props) {
  return (
    <div className={styles.months}>
      <Button
        kind="two"
        small
        disabled={month <= monthOf(first)}
        onClick={() => onMove(monthAfter(month, -1))}
      >
        前の月
      </Button>
      <h2 aria-live="polite">{monthText(month)}</h2>
      <Button kind="two" small disabled={month >= monthOf(last)} onClick={() => onMove(monthAfter(month, 1))}>
        次の月
      </Button>
    </div>
  )
}
