import type { JapaneseDate } from '../../shared/dates'
import { donatedOn, timesThisWeek } from '../../shared/messages/roomCard'
import styles from './RoomCard.module.css'
import { weekOf } from './recentVisits'

const NAMES = ['月', '火', '水', '木', '金', '土', '日'] as const

/** One bead per day; a screen reader hears the days with a donation. */
export function Week({ today, visits }: { today: JapaneseDate; visits: readonly JapaneseDate[] }) {
  const week = weekOf(today, visits)
  return (
    <div className={styles.week}>
      <span>{timesThisWeek(week.reduce((sum, { count }) => sum + count, 0))}</span>
      <div className={styles.days}>
        {week.map(({ date, count }, index) => (
          <span key={date} className={date === today ? styles.today : undefined}>
            <i
              className={count > 0 ? styles.visited : undefined}
              {...(count > 0 ? { role: 'img', 'aria-label': donatedOn(date) } : {})}
            />
            <small aria-hidden="true">{NAMES[index]}</small>
          </span>
        ))}
      </div>
    </div>
  )
}
