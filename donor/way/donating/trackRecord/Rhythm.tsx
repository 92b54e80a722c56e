import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import * as words from '../../../../shared/words/donating/trackRecord'
import { Unbroken } from '../../../parts/components/Basics'
import { useToday } from '../../../ground/page/clock'
import styles from './Rhythm.module.css'
import type { TrackRecord } from './loadTrackRecord'
import { habitOf, weeksOf } from './rhythm'

type Period = TrackRecord['RewardPeriods'][number]

/** The weeks of the newest period and of the one before. */
export function Rhythm({ periods }: { periods: readonly Period[] }) {
  const shown = periods.slice(0, 2)
  const habit = habitOf(shown.flatMap(({ DonatedAt }) => (DonatedAt ?? []).map((at) => new Date(at))))
  if (shown.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.WEEKS}</h2>
      {shown.map((period, index) => (
        <PeriodWeeks
          key={period.Id}
          period={period}
          title={
            index > 0 ? words.PERIOD_BEFORE : period.ClosedOn === null ? words.RUNNING : words.PERIOD_LAST
          }
        />
      ))}
      {habit && <p>{words.habit(habit)}</p>}
    </section>
  )
}

function PeriodWeeks({ period, title }: { period: Period; title: string }) {
  const days = (period.DonatedAt ?? []).map((at) => japaneseDateOf(new Date(at)))
  const weeks = weeksOf(period, days, useToday())
  const begun = weeks.filter(({ state }) => state !== 'later')
  const came = begun.filter(({ count }) => count > 0).length
  return (
    <div className="stackSmall">
      <h3 className={styles.title}>{title}</h3>
      <p className="support">
        <Unbroken text={words.weeksOf(period.Donations, begun.length, came)} />
      </p>
      <div className={styles.weeks} aria-hidden="true">
        {weeks.map(({ count, state }, week) => (
          <i key={week} className={count > 0 ? styles.came : styles[state]}>
            {count > 0 ? count : ''}
          </i>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{formatJapaneseDate(period.ValidFrom)}</span>
        <span>{formatJapaneseDate(period.ClosedOn ?? period.ValidUntil)}</span>
      </p>
    </div>
  )
}
