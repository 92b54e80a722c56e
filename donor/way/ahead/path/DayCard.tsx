import { weekdayOf } from '../../../../shared/facts/dates'
import type { PathAhead } from '../../../../shared/words/check/path'
import { Unbroken } from '../../../parts/components/Basics'
import styles from './DayCard.module.css'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

type Day = NonNullable<PathAhead['day']>

export function DayCard({ day, months }: { day: Day } & Pick<PathAhead, 'months'>) {
  return (
    <div className={styles.card}>
      <DaySheet day={day} />
      {months && (
        <div className={styles.months}>
          <h3>解消するまで</h3>
          <Line {...months} />
          <ol className={styles.rows}>
            {months.rows.map(({ name, when, note }, index) => (
              <li key={index}>
                <b>
                  <Unbroken text={`${name}：${when}`} />
                </b>
                {note && (
                  <span>
                    <Unbroken text={note} />
                  </span>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

function DaySheet({ day }: { day: Day }) {
  if ('formula' in day)
    return (
      <div className={styles.sheet}>
        <p className={styles.formula}>
          <small>{day.note}</small>
          <Unbroken text={day.formula} />
        </p>
      </div>
    )
  const [year, month, date] = day.date.split('-').map(Number)
  return (
    <div className={styles.sheet}>
      <b aria-hidden="true">{date}</b>
      <span aria-hidden="true">
        {year}年{month}月<br />
        {WEEKDAYS[weekdayOf(day.date)]}曜日
        <small>{day.says.replace(/^[^、]*、/, '')}</small>
      </span>
      <p className="visuallyHidden">{day.says}</p>
    </div>
  )
}

const percent = (value: number) => `${value}%`

/** The list below says the same. */
function Line({ months, lanes, goal }: NonNullable<PathAhead['months']>) {
  return (
    <div className={styles.line} aria-hidden="true">
      {months.map(({ name, at }) => (
        <i key={at} className={styles.month} style={{ left: percent(at) }}>
          {name}
        </i>
      ))}
      {lanes.map(({ name, from, to, mayLast }, index) => (
        <div key={index} className={styles.lane}>
          <span>{name}</span>
          {to > from && <em style={{ left: percent(from), width: percent(to - from) }} />}
          {mayLast && <em className={styles.may} style={{ left: percent(to), right: 0 }} />}
        </div>
      ))}
      {goal !== null && <b className={styles.goal} style={{ left: percent(goal) }} />}
    </div>
  )
}
