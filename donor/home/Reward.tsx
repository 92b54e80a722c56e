import { homeReward } from '../../shared/messages/home'
import { useTexts } from '../rootData'
import { Illustration } from '../components/Illustration'
import give from '../illustrations/spot-give.svg?url&no-inline'
import styles from './Reward.module.css'

export function Reward() {
  const { title, text, example } = homeReward(useTexts())
  return (
    <section id="about-5" className="wrap section">
      <div className={styles.reward}>
        <Illustration className={styles.picture} src={give} lazy />
        <div className="stack">
          <h2>協力金</h2>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
          <p className="support">{example}</p>
        </div>
      </div>
    </section>
  )
}
