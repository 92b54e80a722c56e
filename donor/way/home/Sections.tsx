import type { PublicTexts } from '../../../shared/facts/config'
import { aboutDonation } from '../../ground/words/aboutDonation'
import { faq, MORE_QUESTIONS } from '../../ground/words/faq'
import { homeFacts, CERTIFIED_OF_HUNDRED, honestNumbers as texts, homeReward } from '../../ground/words/home'
import { menuTexts } from '../../ground/words/menu'
import { Illustration } from '../../parts/components/Basics'
import hands from '../../ground/illustrations/hands.svg?url&no-inline'
import { ModalLink } from '../../parts/components/ModalLink'
import { useTexts } from '../../ground/page/rootData'
import styles from './About.module.css'
import factsStyles from './Facts.module.css'
import faqStyles from './Faq.module.css'
import honestNumbersStyles from './HonestNumbers.module.css'
import rewardStyles from './Reward.module.css'

export function About({ texts }: { texts: PublicTexts }) {
  return (
    <div className={`wrap section ${styles.about}`}>
      <Illustration className={styles.hands} src={hands} lazy />
      {aboutDonation(texts)
        .filter(({ anchor }) => anchor === 1 || anchor === 3)
        .map(({ anchor, title, text }) => (
          <section key={anchor} id={`about-${anchor}`} className="stackSmall">
            <h2>{title}</h2>
            <p>{text}</p>
            {anchor === 1 && (
              <p>
                <ModalLink modal="#about" className={styles.more}>
                  {menuTexts.about.label}くわしく読む
                </ModalLink>
              </p>
            )}
          </section>
        ))}
    </div>
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
          <p>
            {texts.reason}
            {texts.later}
          </p>
          <details className={honestNumbersStyles.ways}>
            <summary>{texts.waysTitle}</summary>
            <p>{texts.waysIntro}</p>
            <ul className="dots">
              {texts.ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </details>
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

/** Shown at once. */
const FAQ_FIRST = 4

export function Faq({ texts }: { texts: PublicTexts }) {
  const questions = faq(texts)
  return (
    <section className={`wrap ${faqStyles.faq}`}>
      <h2>よくある質問</h2>
      <div className={faqStyles.list}>
        <Questions of={questions.slice(0, FAQ_FIRST)} />
        <details>
          <summary>{MORE_QUESTIONS}</summary>
          <Questions of={questions.slice(FAQ_FIRST)} />
        </details>
      </div>
    </section>
  )
}

function Questions({ of }: { of: ReturnType<typeof faq> }) {
  return of.map(({ question, answer }) => (
    <details key={question}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ))
}
