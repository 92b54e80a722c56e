import { homeReward } from '../../shared/messages/home'
import { Illustration } from '../components/Illustration'
import give from '../illustrations/spot-give.svg?url&no-inline'
import styles from './Reward.module.css'

export function Reward() {
  return (
    <section id="about-5" className="wrap section">
      <div className={styles.reward}>
        <Illustration className={styles.picture} src={give} lazy />
        <div className="stack">
          <h2>協力金</h2>
          <p className={styles.title}>{homeReward.title}</p>
          <p>{homeReward.text}</p>
          <p className="support">{homeReward.example}</p>
        </div>
      </div>
    </section>
  )
}
