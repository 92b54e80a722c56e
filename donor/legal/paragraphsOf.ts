import type { LegalArticle } from '../../shared/legal/legalText'

export type Paragraph = { sentence?: string; list?: readonly string[] }

/** Puts each list under the paragraph that it follows: ['甲', { list }, '乙'] → 甲 with its points, and 乙. */
export function paragraphsOf({ paragraphs }: LegalArticle): Paragraph[] {
  return paragraphs.reduce<Paragraph[]>((done, paragraph) => {
    if (typeof paragraph === 'string') return [...done, { sentence: paragraph }]
    const last = done.at(-1)
    return last && !last.list ? [...done.slice(0, -1), { ...last, ...paragraph }] : [...done, paragraph]
  }, [])
}
