import { aboutDonation } from '../../shared/messages/aboutDonation'
import { dialogTitles } from '../../shared/messages/menu'
import { useTexts } from '../rootData'
import styles from './AboutDonation.module.css'
import { ModalLink } from './ModalLink'
import { MODAL_TITLE } from './modalTitle'
import { useSectionInView } from './useSectionInView'

/** 献便について: what donating is, from its meaning to what one gets. */
export function AboutDonation({ section }: { section: number | null }) {
  const sections = aboutDonation(useTexts())
  useSectionInView(section === null ? null : idOf(section))
  return (
    <div className="wrap column page stackLarge">
      <h1 id={MODAL_TITLE} tabIndex={-1}>
        {dialogTitles.about}
      </h1>
      <nav aria-label="目次">
        <ol className={styles.contents}>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <ModalLink modal={`#about-${anchor}`}>{title}</ModalLink>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ anchor, title, text }) => (
        <section key={anchor} id={idOf(anchor)} className="stack">
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}

// Not the anchors themselves: the home page, which may lie below, has those.
const idOf = (section: number) => `about-section-${section}`
