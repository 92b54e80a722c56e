import { nfkc } from './normalise'

/** A subject on a locked screen must not reveal a donor or a finding, and must not shout. */
const SUBJECT_WORDS = ['便', 'ドナー', '検査', '認定', '協力金', '！']

/** Words about health. The office talks about health face to face or on the person's own page, never by mail. */
const HEALTH_WORDS =
  '陽性 陰性 病名 病気 持病 既往 診断 症状 感染 治療 通院 入院 服薬 処方 お薬 投薬 妊娠 発熱 嘔吐 腹痛 下痢 便秘 血便 採血 血液 検査結果 検査の結果 不合格 不適格'.split(
    ' ',
  )

const firstOf = (words: readonly string[], text: string): string | null => {
  const folded = nfkc(text)
  return words.find((word) => folded.includes(nfkc(word))) ?? null
}

/** The first word that is not allowed in a subject; null if there is none. */
export const wordNotInSubject = (subject: string) => firstOf([...SUBJECT_WORDS, ...HEALTH_WORDS], subject)

/**
 * The first word about health that the office may not mail; null if there is none.
 * @param said the program's own text, whose words may stay
 */
export const wordNotInText = (text: string, said = '') =>
  firstOf(
    HEALTH_WORDS.filter((word) => !said.includes(word)),
    text,
  )
