import * as words from '../../../../shared/words/donating/trackRecord'
import type { TrackRecord } from './loadTrackRecord'
import styles from './Given.module.css'

/** What became of what was given: sums alone. */
export function Given({ sums }: { sums: NonNullable<TrackRecord['GivenSums']> }) {
  const rows = [
    { term: words.given.received, count: sums.Received },
    { term: words.given.inTests, count: sums.InTests },
    { term: words.given.usable, count: sums.Usable },
  ]
  return (
    <section className="stack">
      <h2>{words.GIVEN}</h2>
      <dl className={styles.sums}>
        {rows.map(({ term, count }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words.times(count)}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(count / sums.Received) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="support">{words.GIVEN_MEANING}</p>
    </section>
  )
}
