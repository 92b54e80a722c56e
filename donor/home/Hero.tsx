import type { PublicTexts } from '../../shared/config'
import { homeHero } from '../../shared/messages/home'
import { ButtonLink } from '../components/ButtonLink'
import { Illustration } from '../components/Illustration'
import { Tag } from '../components/Tag'
import garden from '../illustrations/hero-garden.svg?url&no-inline'
import styles from './Hero.module.css'

export function Hero({ texts, start }: { texts: PublicTexts; start: string }) {
  const { h1, lead } = homeHero(texts)
  return (
    <section className={styles.hero}>
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
          <ButtonLink to="/signup">{start}</ButtonLink>
        </div>
        <p className="support">どの段階でも取りやめられます。理由はうかがいません。</p>
      </div>
      <Illustration className={styles.garden} src={garden} />
    </section>
  )
}
