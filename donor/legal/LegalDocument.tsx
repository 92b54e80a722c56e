import { articleHeading } from '../../shared/legal/articleHeading'
import type { LegalPath } from '../../shared/legal/legalPaths'
import type { LegalText } from '../../shared/legal/legalText'
import { MODAL_TITLE } from '../modalLinks/modalTitle'
import type { LegalModalName } from '../modalLinks/modalOf'
import { LegalArticleBody } from './LegalArticleBody'
import { LegalContents } from './LegalContents'
import styles from './LegalDocument.module.css'
import { OtherLegalDocuments } from './OtherLegalDocuments'

type Props = {
  text: LegalText
  path: LegalPath
  /** As a modal, `#terms-3` leads to the third article. */
  modal?: LegalModalName
}

/** As a page, `#article-3` leads to the third article. */
export function LegalDocument({ text, path, modal }: Props) {
  return (
    <div className={`wrap page ${styles.layout}`}>
      <div className="stackSmall">
        <h1 id={modal && MODAL_TITLE} tabIndex={modal && -1}>
          {text.title}
        </h1>
        <LegalDates dates={text.dates} />
      </div>
      <LegalContents text={text} modal={modal} />
      <div className={`legal ${styles.body}`}>
        <p>{text.lead}</p>
        {text.articles.map((article, index) => (
          <section key={article.heading} id={`${modal ?? 'article'}-${index + 1}`} className={styles.article}>
            <h2>{articleHeading(text, index)}</h2>
            <LegalArticleBody article={article} numbered={text.numbering === 'articles'} />
          </section>
        ))}
      </div>
      <OtherLegalDocuments path={path} />
    </div>
  )
}

/** 2022年10月18日制定 and 2024年3月25日最終改定. */
function LegalDates({ dates }: { dates: readonly string[] }) {
  if (dates.length === 0) return null
  return (
    <p className="support">
      {dates.map((date, index) => (
        <span key={date}>
          {index > 0 && '　'}
          <span className="noBreak">{date}</span>
        </span>
      ))}
    </p>
  )
}
