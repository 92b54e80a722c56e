import { FLORA_DEADLINE_YEARS } from '../../facts/terms'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'

// Fields of recordIntestinalFloraTest
export const COMPOSITION_EMPTY = '構成を「菌の名前：割合」の形で入力してください'
export const COMPOSITION_NAME_NOT_ALLOWED = '菌の名前に使用できない文字が含まれています'
export const COMPOSITION_NAME_TWICE = '同じ菌の名前が2回入力されています'
export const COMPOSITION_SHARE_NOT_ALLOWED = '割合は0から1までの数で入力してください'
export const compositionTooLong = (max: number) => `構成は${max}種類以内で入力してください`
export const compositionSumOff = (sum: number) =>
  `割合の合計が1になるように入力してください（いまの合計：${sum.toFixed(3)}）`
export const diversityDiffers = (given: number, computed: number) =>
  `多様性スコア${given}が、構成から計算した値${computed.toFixed(3)}と合いません`
export const ENTEROTYPE_UNKNOWN =
  'エンテロタイプは、バクテロイデス型、プレボテラ型、ルミノコッカス型から入力してください'
export const SAMPLE_ID_TAKEN = 'この検体番号はすでに使われています'
export const DEADLINE_OUT_OF_RANGE = `申込期限は今日から${FLORA_DEADLINE_YEARS}年以内の日を入力してください`
export const FLORA_EXAM_DATE_MISSING = '検査日は必須です'
export const FLORA_EXAM_DATE_IN_FUTURE = '検査日は今日までの日付を入力してください'
export const floraExamDateBefore = (invited: JapaneseDate) =>
  `検査日は案内日（${formatJapaneseDate(invited)}）以降の日付を入力してください`

// Refused steps
export const FLORA_TEST_RUNNING = 'この会員には、進行中の腸内フローラ検査があります。'
export const FLORA_TEST_INVITATION_OPEN = 'すでにご案内しています。ご案内のページからお申し込みください。'
export const FLORA_TEST_WHILE_SUSPENDED = '利用停止中のため、腸内フローラ検査を案内できません。'
export const FLORA_TEST_APPLIED_BY_MEMBER = '申し込みは、会員ご本人の手続きで記録されます。'
export const FLORA_TEST_NOT_APPLIED = 'まだ申し込みがないため、検体の受領を記録できません。'
export const FLORA_TEST_NOT_RECEIVED = 'まだ検体を受領していないため、結果を公開できません。'
export const FLORA_TEST_ALREADY_RECEIVED = 'この検査の検体は受領済みです。'
export const FLORA_TEST_ALREADY_SHARED = 'この検査の結果は公開済みです。'
