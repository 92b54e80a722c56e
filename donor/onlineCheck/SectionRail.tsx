import { Link } from 'react-router'
import type { SectionState } from '../../shared/questionnaire/sectionsFor'
import styles from './SectionRail.module.css'

type Props = { title: string; sections: readonly SectionState[]; current: number }

/** The sections beside the questions, from a tablet's width on; behind and in hand as links. */
export function SectionRail({ title, sections, current }: Props) {
  const open = sections.findIndex(({ complete }) => !complete)
  const reached = open === -1 ? sections.length : open
  return (
    <nav className={styles.rail} aria-label="質問のまとまり">
      <p>
        <b>{title}</b>
      </p>
      <ol>
        {sections.map(({ id, title: section, complete }, index) => (
          <li
            key={id}
            className={index === current ? styles.now : complete ? styles.done : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {index !== current && (complete || index <= reached) ? (
              <Link to={`?section=${index + 1}`}>{section}</Link>
            ) : (
              section
            )}
            {complete && <span className="visuallyHidden">（回答済み）</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
