import type { PublicTexts } from '../../shared/config'
import { aboutDonation } from '../../shared/messages/aboutDonation'
import { giveAndGet } from '../../shared/messages/home'
import { Card } from '../components/Card'
import styles from './AfterCertification.module.css'

export function AfterCertification({ texts }: { texts: PublicTexts }) {
  const sections = aboutDonation(texts).filter(({ anchor }) => anchor === 3 || anchor === 4)
  const { title, give, get } = giveAndGet(texts)
  return (
    <>
      <div className={`wrap section ${styles.pair}`}>
        {sections.map(({ anchor, title: heading, text }) => (
          <section key={anchor} id={`about-${anchor}`} className="stackSmall">
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section className={styles.exchange}>
        <div className="wrap section stackLarge">
          <h2>{title}</h2>
          <div className={styles.pair}>
            {[give, get].map((side) => (
              <Card key={side.title}>
                <h3>{side.title}</h3>
                <ul className="dots">
                  {side.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
