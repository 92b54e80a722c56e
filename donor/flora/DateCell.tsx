import { formatJapaneseDate, type JapaneseDate } from '../../shared/dates'
import styles from './Composition.module.css'

/** A date at the head of a row: on a narrow phone its day of the week goes below it, nothing else. */
export function DateCell({ date }: { date: JapaneseDate | null }) {
  const [day = '', weekday] = date ? formatJapaneseDate(date).split(/(?=（)/) : ['—']
  return (
    <th scope="row" className={styles.date}>
      {day}
      <wbr />
      {weekday}
    </th>
  )
}
