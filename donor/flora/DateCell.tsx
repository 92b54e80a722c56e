import { formatJapaneseDate, type JapaneseDate } from '../../shared/dates'
import styles from './Composition.module.css'

/** On a narrow phone the date wraps only before the day of the week. */
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
