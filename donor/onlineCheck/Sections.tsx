import { Link } from 'react-router'
import type { SectionState } from '../../shared/questionnaire/sectionsFor'
import { SaveLine } from './Saving'
import styles from './SectionHead.module.css'
import sectionRailStyles from './SectionRail.module.css'
import { type CheckScreen, screenPath } from './checkScreens'
import type { SaveState } from './saveQueue'

type Props = {
  sections: SectionState[]
  screen: CheckScreen
  before: CheckScreen | undefined
  minutes: number
  save: SaveState
  /** Replaces the section's introduction. */
  lead?: string | undefined
}

export function SectionHead({ sections, screen, before, minutes, save, lead }: Props) {
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const answered = sections.reduce((sum, section) => sum + section.answered, 0)
  const place = `${sections.length}のまとまりのうち${screen.section + 1}つめ`
  const section = sections[screen.section]
  const introduction = lead ?? section?.lead
  return (
    <div className="stack">
      <div className={styles.line}>
        {before ? (
          <Link className="backLink" to={screenPath(before)}>
            {screen.part > 0 ? '前の質問へ' : '前のまとまりへ'}
          </Link>
        ) : (
          <Link className="backLink" to="/mypage">
            マイページへ
          </Link>
        )}
        <SaveLine save={save} />
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-valuenow={screen.section + 1}
        aria-valuemin={1}
        aria-valuemax={sections.length}
        aria-label={place}
      >
        <i style={{ width: `${(answered / total) * 100}%` }} />
      </div>
      <p className="support">
        {place}・{minutes > 0 ? `のこり約${minutes}分` : 'すべてお答えいただきました'}
      </p>
      <h1 tabIndex={-1}>
        {section?.title}
        {screen.parts > 1 && (
          <small className={styles.part}>
            {screen.part + 1}／{screen.parts}
            <span className="visuallyHidden">ページ</span>
          </small>
        )}
      </h1>
      {introduction && screen.part === 0 && <p>{introduction}</p>}
    </div>
  )
}

type SectionRailProps = { title: string; sections: readonly SectionState[]; current: number }

/** From a tablet's width; only reached sections are links. */
export function SectionRail({ title, sections, current }: SectionRailProps) {
  const open = sections.findIndex(({ complete }) => !complete)
  const reached = open === -1 ? sections.length : open
  return (
    <nav className={sectionRailStyles.rail} aria-label="質問のまとまり">
      <p>
        <b>{title}</b>
      </p>
      <ol>
        {sections.map(({ id, title: section, complete }, index) => (
          <li
            key={id}
            className={
              index === current ? sectionRailStyles.now : complete ? sectionRailStyles.done : undefined
            }
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
