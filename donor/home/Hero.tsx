import type { PublicTexts } from '../../shared/config'
import { homeHero, homePromise } from '../../shared/messages/home'
import { ButtonLink } from '../components/Button'
import { Tag } from '../components/Card'
import { Carousel } from './Carousel'
import styles from './Hero.module.css'
import { StartLink } from './StartLink'

type Props = { texts: PublicTexts; start: string; trial: string }

export function Hero({ texts, start, trial }: Props) {
  const { h1, lead } = homeHero(texts)
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <p>
          <Tag tone="plain">ドナーを募集しています</Tag>
        </p>
        <h1>
          {h1.split(/(?<=、)/).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className="buttons">
          <StartLink start={start} />
          <ButtonLink kind="two" to="/trial_check">
            {trial}
          </ButtonLink>
        </div>
        <p className={`support ${styles.lead}`}>{homePromise}</p>
      </div>
      <div className={styles.visual}>
        <Carousel />
      </div>
    </div>
  )
}
