import type { LegalText } from '../../../../shared/words/donating/legalText'

/** 第1条（目的と適用） for articles, 1. 法令の遵守 for items. */
export function articleHeading({ numbering, articles }: LegalText, index: number): string {
  const heading = articles[index]?.heading ?? ''
  return numbering === 'articles' ? `第${index + 1}条（${heading}）` : `${index + 1}. ${heading}`
}
