import { nfkc, VARIATION } from '../../facts/normalise'

/** Compounds that say nothing of what their parts say. */
const HARMLESS =
  /郵便|便利|便宜|便せん|便箋|便り|便覧|便乗|宅配便|宅急便|メール便|クール便|航空便|船便|定期便|別便|(?:新型コロナウイルス)?感染(?:症)?(?:の)?(?:予防)?(?:対策|防止|予防)|コンピューター?ウイルス|ウイルス(?:対策)?ソフト|しゃがん|がんたん|がんらい/giu

/** A subject on a locked screen must not reveal a donor or a finding, and must not shout. */
const SUBJECT = ['便', 'ドナー', '検査', '認定', '協力金', '!'].map((word) => new RegExp(word, 'iu'))

/**
 * Words about health, some as patterns. The office talks about health face to face or on the person's own page,
 * never by mail. No list has all of them, so the pages say that only some are looked for.
 */
const HEALTH = [
  ...'陽性 陰性 病名 病気 持病 既往 診断 症状 感染 治療 通院 入院 服薬 処方 お薬 投薬 妊娠 発熱 嘔吐 腹痛 下痢 便秘 血便 採血 血液'.split(
    ' ',
  ),
  ...'検査結果 検査の結果 再検査 精密検査 不合格 不適格 不適合 所見 判定(?:は|が|も|：|:)?、?(?:不?可|不?合格|保留)'.split(
    ' ',
  ),
  ...'HIV HTLV エイズ 梅毒 淋病 クラミジア ヘルペス 肝炎 結核 抗体 抗原 ウイルス 寄生虫 耐性菌 病原 ピロリ'.split(
    ' ',
  ),
  ...'腫瘍 ポリープ 癌 がん(?![ばこじぜも]) (?:^|[^ァ-ヶー])(ガン)(?![ァ-ヶー]) 糖尿 高血圧 潰瘍 うつ病 クローン病 過敏性腸'.split(
    ' ',
  ),
].map((word) => new RegExp(word, 'iu'))

/** As the patterns read it. A line break, so that what stood around a harmless word makes no word. */
const plain = (text: string) => nfkc(text).replace(VARIATION, '').replace(HARMLESS, '\n')

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found[1] ?? found[0]
  }
  return null
}

/** The first word that is not allowed in a subject; null if there is none. */
export const wordNotInSubject = (subject: string) => firstOf([...SUBJECT, ...HEALTH], plain(subject))

/**
 * The first word about health that the office may not mail; null if there is none.
 * @param said the program's own text, whose words may stay
 */
export function wordNotInText(text: string, said = ''): string | null {
  const own = plain(said)
  return firstOf(
    HEALTH.filter((pattern) => !pattern.test(own)),
    plain(text),
  )
}
