import { fourSteps } from '../../shared/messages/home'
import { Illustration } from '../components/Illustration'
import hands from '../illustrations/hands.svg?url&no-inline'
import check from '../illustrations/spot-check.svg?url&no-inline'
import form from '../illustrations/spot-form.svg?url&no-inline'
import talk from '../illustrations/spot-talk.svg?url&no-inline'
import test from '../illustrations/spot-test.svg?url&no-inline'
import styles from './Steps.module.css'

const PICTURES = [form, check, talk, test] as const

/** The four steps of the specification's home page: cards that open. */
export function Steps() {
  return (
    <section className={styles.steps}>
      <div className="wrap section">
        <div className={`withAside ${styles.columns}`}>
          <div className={styles.cards}>
            <h2>認定までの4ステップ</h2>
            {fourSteps.map(({ title, where, text }, index) => (
              <details key={title} className={styles.card} open={index === 0}>
                <summary>
                  <Illustration className={styles.picture} src={PICTURES[index] ?? form} lazy />
                  <span>
                    <small>
                      ステップ{index + 1}・{where}
                    </small>
                    <strong>{title}</strong>
                  </span>
                </summary>
                <p className={styles.text}>{text}</p>
              </details>
            ))}
          </div>
          <aside className={styles.aside}>
            <Illustration className={styles.hands} src={hands} lazy />
            <p className="support center">
              集まった菌は、専門の施設でていねいに調べ、
              <span className="noBreak">治療のために整えられます。</span>
            </p>
          </aside>
        </div>
      </div>
    </section>
  )
}
