import { Link } from 'react-router'
import { minutesLeft, type SectionState } from '../../shared/questionnaire/sectionsFor'
import { SaveLine } from './SaveLine'
import type { SaveState } from './saveQueue'
import styles from './SectionHead.module.css'

type Props = { sections: SectionState[]; current: number; save: SaveState }

/** Where one is: way back, saved or not, progress, heading. */
export function SectionHead({ sections, current, save }: Props) {
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const answered = sections.reduce((sum, section) => sum + section.answered, 0)
  const minutes = minutesLeft(sections)
  const place = `${sections.length}のまとまりのうち${current + 1}つめ`
  const section = sections[current]
  return (
    <div className="stack">
      <div className={styles.line}>
        {current > 0 ? (
          <Link className="backLink" to={`?section=${current}`}>
            前のまとまりへ
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
        aria-valuenow={current + 1}
        aria-valuemin={1}
        aria-valuemax={sections.length}
        aria-label={place}
      >
        <i style={{ width: `${(answered / total) * 100}%` }} />
      </div>
      <p className="support">
        {place}・{minutes > 0 ? `のこり約${minutes}分` : 'すべてお答えいただきました'}
      </p>
      <h1 tabIndex={-1}>{section?.title}</h1>
      {section?.lead && <p>{section.lead}</p>}
    </div>
  )
}
