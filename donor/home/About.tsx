import type { PublicTexts } from '../../shared/config'
import { aboutDonation } from '../../shared/messages/aboutDonation'
import { menuTexts } from '../../shared/messages/menu'
import { Illustration } from '../components/Illustration'
import hands from '../illustrations/hands.svg?url&no-inline'
import { ModalLink } from '../modalLinks/ModalLink'
import styles from './About.module.css'

export function About({ texts }: { texts: PublicTexts }) {
  const [meaning] = aboutDonation(texts)
  return (
    <section id="about-1" className={`wrap section ${styles.about}`}>
      <Illustration className={styles.hands} src={hands} lazy />
      <div className="stack">
        <h2>{meaning?.title}</h2>
        <p>{meaning?.text}</p>
        <p>お預かりした腸内細菌は、専門の施設でていねいに調べ、治療とその研究のために整えられます。</p>
        <p>
          <ModalLink modal="#about" className={styles.more}>
            {menuTexts.about.label}くわしく読む
          </ModalLink>
        </p>
      </div>
    </section>
  )
}
