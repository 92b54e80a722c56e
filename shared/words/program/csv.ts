import { formatDocumentDate, type JapaneseDate } from '../../facts/dates'
import { yenText } from '../../facts/rewards'
import { rewardStageLabels } from '../labels/donationLabels'
import { floraTestStatusLabels } from '../labels/floraLabels'

// previewBulkFile
export const CSV_EMPTY = 'データの行がありません'
export const CSV_BROKEN = 'この行を読み取れません。引用符（"）の対応を確認してください'
export const CSV_NOT_TEXT = '文字を読み取れません。文字コードを確認してください'
export const CSV_CELLS_MISSING = '列の数が見出しの行と合いません'
export const CSV_CELL_SPOILED =
  '表計算ソフトで形が変わっています。列を「文字列」にして開き直した表を使ってください'
export const CSV_HEADING_MISSING = (heading: string) => `「${heading}」の列がありません`
export const CSV_HEADING_UNKNOWN = (heading: string) => `「${heading}」という見出しは使用できません`
export const CSV_HEADING_TWICE = (heading: string) => `「${heading}」という見出しが2つあります`
/** 3行目：この行を読み取れません */
export const csvLine = (line: number, sentence: string) => `${line}行目：${sentence}`
export const csvTooManyRows = (max: number) => `一度に取り込めるのは${max.toLocaleString('ja-JP')}行までです`
export const csvTooLarge = (maxBytes: number) => `一度に取り込めるのは${maxBytes / 1_000_000}MBまでです`

export const paidRewards = (amountYen: number) => `${rewardStageLabels.Paid} ${yenText(amountYen)}`
export const dueRewards = (amountYen: number, period: JapaneseDate) =>
  `${rewardStageLabels.Due} ${yenText(amountYen)}（${formatDocumentDate(period)}までの分）`
export const sharedFloraResult = (result: {
  examDate: JapaneseDate
  diversityScore: number
  enterotype: string | null
}) => {
  const found = [
    `${formatDocumentDate(result.examDate)}の検査`,
    `多様性スコア ${result.diversityScore}`,
    result.enterotype,
  ]
  return `${floraTestStatusLabels.Shared.admin}（${found.filter(Boolean).join('、')}）`
}
export const SAMPLE_UNKNOWN = 'この検体番号の検査が見つかりません'
export const COMPOSITION_NOT_READ = '構成を「菌の名前：割合」の形で、「；」で区切って入力してください'
export const DONOR_UNKNOWN = 'このドナー番号の会員が見つかりません'
export const PERIOD_MISSING = '期間の終わりを日付で入力してください'
export const amountDiffers = (given: string, due: number) =>
  `金額${given}が、この期間の協力金${yenText(due)}と合いません`

// POST /api/exports/…
export const EXPORT_UNDER_WAY = 'ほかの書き出しが終わっていません。終わってから、もう一度お試しください。'
export const exportTooLarge = (max: number) =>
  `一度に書き出せるのは${max.toLocaleString('ja-JP')}件までです。条件を加えて、件数を減らしてください。`
export const unknownColumn = (column: string) => `使用できない項目です：${column}`

/** Stands for a letter that a file's encoding does not have. */
export const MISSING_LETTER = '〓'

export const lettersMissing = (amount: number) =>
  `この形式では書けない文字が${amount.toLocaleString('ja-JP')}文字あり、「${MISSING_LETTER}」になりました。ExcelかCSV（UTF-8）なら、そのまま書き出せます。`
