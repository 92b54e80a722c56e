import { Link } from 'react-router'
import type { SectionState } from '../../shared/questionnaire/sectionsFor'
import type { CheckScreen } from './checkScreens'
import { SaveLine } from './SaveLine'
import type { SaveState } from './saveQueue'
import { screenPath } from './screenPath'
import styles from './SectionHead.module.css'

type Props = {
  sections: SectionState[]
  screen: CheckScreen
  /** The screen before this one; none on the first. */
  before: CheckScreen | undefined
  /** How long the rest takes. */
  minutes: number
  save: SaveState
  /** In place of the section's own introduction. */
  lead?: string | undefined
}

/** Where one is: way back, saved or not, progress, heading. */
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
