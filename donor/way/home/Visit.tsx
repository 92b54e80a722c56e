import type { PublicTexts } from '../../../shared/facts/config'
import { aboutDonation } from '../../ground/words/aboutDonation'
import { ASK_AT_GUIDANCE, isVisitTold, visitScenes } from '../../ground/words/home'
import { Illustration } from '../../parts/components/Basics'
import after from '../../ground/illustrations/scene-after.svg?url&no-inline'
import arrive from '../../ground/illustrations/scene-arrive.svg?url&no-inline'
import desk from '../../ground/illustrations/scene-desk.svg?url&no-inline'
import room from '../../ground/illustrations/scene-room.svg?url&no-inline'
import styles from './Visit.module.css'

const pictures = { arrive, desk, room, after }

export function Visit({ texts }: { texts: PublicTexts }) {
  const place = aboutDonation(texts).find(({ anchor }) => anchor === 4)
  return (
    <section id="about-4" className={styles.visit}>
      <div className="wrap section stackLarge">
        <div className="stackSmall">
          <h2>{place?.title}</h2>
          <p>{place?.text}</p>
        </div>
        <ol className={styles.scenes}>
          {visitScenes(texts).map(({ name, title, texts: sentences }) => (
            <li key={name}>
              <Illustration className={styles.picture} src={pictures[name]} lazy />
              <div>
                <h3>{title}</h3>
                {sentences.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            </li>
          ))}
        </ol>
        {!isVisitTold(texts) && <p>{ASK_AT_GUIDANCE}</p>}
      </div>
    </section>
  )
}
