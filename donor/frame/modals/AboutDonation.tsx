import { aboutDonation } from '../../ground/words/aboutDonation'
import { fourSteps, homeReward } from '../../ground/words/home'
import { dialogTitles } from '../../ground/words/menu'
import { Illustration } from '../../parts/components/Basics'
import hands from '../../ground/illustrations/hands.svg?url&no-inline'
import form from '../../ground/illustrations/spot-form.svg?url&no-inline'
import gift from '../../ground/illustrations/spot-gift.svg?url&no-inline'
import give from '../../ground/illustrations/spot-give.svg?url&no-inline'
import room from '../../ground/illustrations/spot-room.svg?url&no-inline'
import { ModalLink, MODAL_TITLE } from '../../parts/components/ModalLink'
import { useCurrentUser } from '../../ground/page/standing'
import { useTexts } from '../../ground/page/rootData'
import { useSession } from '../../ground/session/session'
import styles from './AboutDonation.module.css'

const PICTURES = { 1: hands, 2: form, 3: give, 4: room, 5: gift } as const

export function AboutDonation() {
  const texts = useTexts()
  const isDonor = useIsDonor()
  const sections = aboutDonation(texts, isDonor)
  return (
    <div className="wrap column page stackLarge">
      <h1 id={MODAL_TITLE} tabIndex={-1}>
        {dialogTitles.about}
      </h1>
      <nav aria-label="目次">
        <ol className={styles.contents}>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <ModalLink modal={`#about-${anchor}`}>
                <span className={styles.number}>{anchor}</span>
                {title}
              </ModalLink>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ anchor, title, text }) => (
        <section key={anchor} id={idOf(anchor)} className={styles.section}>
          <Illustration className={styles.picture} src={PICTURES[anchor]} lazy />
          <div className="stack">
            <h2>
              <span className={styles.number}>{anchor}</span>
              {title}
            </h2>
            <p>{text}</p>
            {anchor === 2 && !isDonor && <Steps />}
            {anchor === 5 && <p className="support">{homeReward(texts).example}</p>}
          </div>
        </section>
      ))}
    </div>
  )
}

/** True until it is known who reads. */
function useIsDonor(): boolean {
  const { status } = useSession()
  const user = useCurrentUser()
  return status !== 'guest' && user?.Profile.DonorStatus !== 'NotCertified'
}

function Steps() {
  return (
    <ol className={styles.steps}>
      {fourSteps.map(({ title, where, text }) => (
        <li key={title}>
          <strong>{title}</strong>（{where}）<p className="support">{text}</p>
        </li>
      ))}
    </ol>
  )
}

// Unlike the home page's anchors.
const idOf = (section: number) => `about-${section}`
