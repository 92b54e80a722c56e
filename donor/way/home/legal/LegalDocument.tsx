import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { articleHeading } from './articleHeading'
import { type LegalPath, legalPaths } from '../../../ground/words/legalPaths'
import type { LegalText } from '../../../../shared/words/donating/legalText'
import { publicPages } from '../../../../shared/words/program/publicPages'
import { LinkList } from '../../../parts/components/LinkList'
import { ModalLink, MODAL_TITLE, type LegalModalName } from '../../../parts/components/ModalLink'
import { useTexts } from '../../../ground/page/rootData'
import { LegalArticleBody } from './LegalArticleBody'
import legalContentsStyles from './LegalContents.module.css'
import styles from './LegalDocument.module.css'
import otherLegalDocumentsStyles from './OtherLegalDocuments.module.css'

type Props = {
  text: LegalText
  path: LegalPath
  /** As a modal, `#terms-3` leads to the third article. */
  modal?: LegalModalName
  /** Below the lead. */
  children?: ReactNode
}

/** As a page, `#article-3` leads to the third article. */
export function LegalDocument({ text, path, modal, children }: Props) {
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
        {children}
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

/** Folded on a phone. */
function LegalContents({ text, modal }: { text: LegalText; modal: LegalModalName | undefined }) {
  return (
    <nav className={legalContentsStyles.contents} aria-label="目次">
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

function OtherLegalDocuments({ path }: { path: LegalPath }) {
  const pages = publicPages(useTexts())
  return (
    <section className={otherLegalDocumentsStyles.others}>
      <h2>あわせてお読みください</h2>
      <LinkList
        items={legalPaths.filter((other) => other !== path).map((to) => ({ to, label: pages[to].h1 }))}
      />
    </section>
  )
}
