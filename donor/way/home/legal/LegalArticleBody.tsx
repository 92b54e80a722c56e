import type { LegalArticle } from '../../../../shared/words/donating/legalText'
import styles from './LegalArticleBody.module.css'

type Props = { article: LegalArticle; numbered: boolean }

/** A single paragraph has no number, as in Japanese statutes. */
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

type Paragraph = { sentence?: string; list?: readonly string[] }

/** ['甲', { list }, '乙'] → 甲 with its points, and 乙. */
function paragraphsOf({ paragraphs }: LegalArticle): Paragraph[] {
  return paragraphs.reduce<Paragraph[]>((done, paragraph) => {
    if (typeof paragraph === 'string') return [...done, { sentence: paragraph }]
    const last = done.at(-1)
    return last && !last.list ? [...done.slice(0, -1), { ...last, ...paragraph }] : [...done, paragraph]
  }, [])
}
