import { CERTIFIED_OF_HUNDRED, honestNumbers as texts } from '../../shared/messages/home'
import { Note } from '../components/Note'
import styles from './HonestNumbers.module.css'

/** How few are certified, and how others can help. */
export function HonestNumbers() {
  return (
    <section className="wrap section">
      <div className={styles.honest}>
        <h2>{texts.title}</h2>
        <figure className={styles.chart}>
          <div className={styles.beads} aria-hidden="true">
            {Array.from({ length: 100 }, (_, at) => (
              <i key={at} className={at < CERTIFIED_OF_HUNDRED ? styles.certified : undefined} />
            ))}
          </div>
          <figcaption>{texts.chart}</figcaption>
        </figure>
        <div className="stack">
          <p>{texts.reason}</p>
          <p>{texts.later}</p>
          <Note tone="plum" title={texts.waysTitle}>
            <p>{texts.waysIntro}</p>
            <ul className="dots">
              {texts.ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </Note>
        </div>
      </div>
    </section>
  )
}
