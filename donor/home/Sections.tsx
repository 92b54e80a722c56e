import type { PublicTexts } from '../../shared/config'
import { aboutDonation } from '../../shared/messages/aboutDonation'
import { faq } from '../../shared/messages/faq'
import {
  homeFacts,
  CERTIFIED_OF_HUNDRED,
  honestNumbers as texts,
  homeReward,
  giveAndGet,
} from '../../shared/messages/home'
import { menuTexts } from '../../shared/messages/menu'
import { Card, Note, Illustration } from '../components/Basics'
import hands from '../illustrations/hands.svg?url&no-inline'
import give from '../illustrations/spot-give.svg?url&no-inline'
import { ModalLink } from '../modalLinks/ModalLink'
import { useTexts } from '../page'
import styles from './About.module.css'
import afterCertificationStyles from './AfterCertification.module.css'
import factsStyles from './Facts.module.css'
import faqStyles from './Faq.module.css'
import honestNumbersStyles from './HonestNumbers.module.css'
import rewardStyles from './Reward.module.css'
import { StartLink } from './StartLink'

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

export function Facts() {
  return (
    <div className={`wrap section ${factsStyles.facts}`}>
      <dl className={factsStyles.list}>
        {homeFacts(useTexts()).map(({ term, figure, unit }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {figure}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function HonestNumbers() {
  return (
    <section className="wrap section">
      <div className={honestNumbersStyles.honest}>
        <h2>{texts.title}</h2>
        <figure className={honestNumbersStyles.chart}>
          <div className={honestNumbersStyles.beads} aria-hidden="true">
            {Array.from({ length: 100 }, (_, at) => (
              <i key={at} className={at < CERTIFIED_OF_HUNDRED ? honestNumbersStyles.certified : undefined} />
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

export function Reward() {
  const { title, text, example } = homeReward(useTexts())
  return (
    <section id="about-5" className="wrap section">
      <div className={rewardStyles.reward}>
        <Illustration className={rewardStyles.picture} src={give} lazy />
        <div className="stack">
          <h2>協力金</h2>
          <p className={rewardStyles.title}>{title}</p>
          <p>{text}</p>
          <p className="support">{example}</p>
        </div>
      </div>
    </section>
  )
}

export function AfterCertification({ texts }: { texts: PublicTexts }) {
  const sections = aboutDonation(texts).filter(({ anchor }) => anchor === 3 || anchor === 4)
  const { title, give, get } = giveAndGet(texts)
  return (
    <>
      <div className={`wrap section ${afterCertificationStyles.pair}`}>
        {sections.map(({ anchor, title: heading, text }) => (
          <section key={anchor} id={`about-${anchor}`} className="stackSmall">
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section className={afterCertificationStyles.exchange}>
        <div className="wrap section stackLarge">
          <h2>{title}</h2>
          <div className={afterCertificationStyles.pair}>
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

export function Faq({ texts, start }: { texts: PublicTexts; start: string }) {
  return (
    <section className={`wrap ${faqStyles.faq}`}>
      <h2>よくある質問</h2>
      <div className={faqStyles.list}>
        {faq(texts).map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <div className={faqStyles.start}>
        <StartLink start={start} />
      </div>
    </section>
  )
}
