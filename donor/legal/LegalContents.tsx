import { Link } from 'react-router'
import { articleHeading } from '../../shared/legal/articleHeading'
import type { LegalText } from '../../shared/legal/legalText'
import type { LegalModalName } from '../modalLinks/modalOf'
import { ModalLink } from '../modalLinks/ModalLink'
import styles from './LegalContents.module.css'

/** Folded above the text on a phone, beside it on a wide screen. */
export function LegalContents({ text, modal }: { text: LegalText; modal: LegalModalName | undefined }) {
  return (
    <nav className={styles.contents} aria-label="目次">
      <details>
        <summary>目次</summary>
        <ol>
          {text.articles.map(({ heading }, index) => (
            <li key={heading}>
              {modal ? (
                <ModalLink modal={`#${modal}-${index + 1}`}>{articleHeading(text, index)}</ModalLink>
              ) : (
                <Link to={{ hash: `#article-${index + 1}` }}>{articleHeading(text, index)}</Link>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
