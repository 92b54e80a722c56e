import type { LegalArticle } from '../../shared/legal/legalText'
import styles from './LegalArticleBody.module.css'
import { paragraphsOf, type Paragraph } from './paragraphsOf'

type Props = { article: LegalArticle; numbered: boolean }

/** The paragraphs of an article. A single one has no number, as is the custom of Japanese statutes. */
export function LegalArticleBody({ article, numbered }: Props) {
  const paragraphs = paragraphsOf(article)
  if (!numbered || paragraphs.length === 1)
    return paragraphs.map((paragraph, index) => (
      <div key={index} className={styles.paragraph}>
        <ParagraphText paragraph={paragraph} numbered={numbered} />
      </div>
    ))
  return (
    <ol className={styles.numbered}>
      {paragraphs.map((paragraph, index) => (
        <li key={index}>
          <ParagraphText paragraph={paragraph} numbered />
        </li>
      ))}
    </ol>
  )
}

function ParagraphText({ paragraph, numbered }: { paragraph: Paragraph; numbered: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <>
      {paragraph.sentence && <p>{paragraph.sentence}</p>}
      {paragraph.list && (
        <List className={numbered ? styles.points : `dots ${styles.dots}`}>
          {paragraph.list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      )}
    </>
  )
}
