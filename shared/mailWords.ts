/** On a locked screen a subject gives nobody away as a donor, nor what was found; and it does not shout. */
const SUBJECT_WORDS = ['便', 'ドナー', '検査', '認定', '協力金', '！']

/** What somebody's health is told by. The office tells it face to face or on their own page, never by mail. */
const HEALTH_WORDS =
  '陽性 陰性 病名 病気 持病 既往 診断 症状 感染 治療 通院 入院 服薬 処方 お薬 投薬 妊娠 発熱 嘔吐 腹痛 下痢 便秘 血便 採血 血液 検査結果 検査の結果 不合格 不適格'.split(
    ' ',
  )

const firstOf = (words: readonly string[], text: string): string | null => {
  const folded = text.normalize('NFKC')
  return words.find((word) => folded.includes(word.normalize('NFKC'))) ?? null
}

/** The first word that no subject of a mail may have; null for a fitting one. */
export const wordNotInSubject = (subject: string) => firstOf([...SUBJECT_WORDS, ...HEALTH_WORDS], subject)

/**
 * The first word about health that the office may not mail; null for a fitting text.
 * @param said what the program says itself, whose words may stay
 */
export const wordNotInText = (text: string, said = '') =>
  firstOf(
    HEALTH_WORDS.filter((word) => !said.includes(word)),
    text,
  )
