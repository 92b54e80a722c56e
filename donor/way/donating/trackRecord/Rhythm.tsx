import { japaneseDateOf } from '../../../../shared/facts/dates'
import * as words from '../../../../shared/words/donating/trackRecord'
import { Unbroken } from '../../../parts/components/Basics'
import { useToday } from '../../../ground/page/clock'
import { Garden } from './Garden'
import styles from './Rhythm.module.css'
import type { TrackRecord } from './loadTrackRecord'
import { habitOf, weeksOf } from './rhythm'

type Period = TrackRecord['RewardPeriods'][number]

/** The weeks of the newest period and of the one before. */
export function Rhythm({ periods }: { periods: readonly Period[] }) {
  const today = useToday()
  const shown = periods.slice(0, 2).map((period) => {
    const instants = (period.DonatedAt ?? []).map((at) => new Date(at))
    return { ...period, instants, weeks: weeksOf(period, instants.map(japaneseDateOf), today) }
  })
  const habit = habitOf(shown.flatMap(({ instants }) => instants))
  if (shown.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.WEEKS}</h2>
      <Garden periods={shown} />
      <dl className={styles.periods}>
        {shown.map((period, index) => {
          const begun = period.weeks.filter(({ state }) => state !== 'later')
          const came = begun.filter(({ count }) => count > 0).length
          return (
            <div key={period.Id}>
              <dt>
                {index > 0
                  ? words.PERIOD_BEFORE
                  : period.ClosedOn === null
                    ? words.RUNNING
                    : words.PERIOD_LAST}
              </dt>
              <dd className="support">
                <Unbroken text={words.weeksOf(period.Donations, begun.length, came)} />
              </dd>
            </div>
          )
        })}
      </dl>
      {habit && <p>{words.habit(habit)}</p>}
    </section>
  )
}
