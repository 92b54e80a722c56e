import {
  bulkActs,
  isFileAct,
  type BulkFacts,
  type ExamFacts,
  type FloraFacts,
  type RewardFacts,
} from '../../rules/office/bulk'
import { formatJapaneseDate } from '../../facts/dates'
import { examTime } from '../../facts/examTime'

import type { BulkAct, BulkFileAct } from '../../generated/schema'
import { floraResultColumns, payoutColumns } from '../labels/csvLabels'
import { floraTestStatusLabels } from '../labels/floraLabels'
import { userStatusLabels } from '../labels/statusLabels'
import { allWorkKinds, workKinds } from '../../rules/office/work'
import { dueRewards, paidRewards, sharedFloraResult } from '../program/csv'

export const BULK = 'まとめて処理'
export const EARLIER_JOBS = 'これまでの処理'

export const NOBODY_CHOSEN = '対象の会員を選んでください'
export const TOO_MANY_CHOSEN = '一度に処理できるのは10万人までです。条件でしぼり込んでください'
export const CHOOSE_ONE_WAY = '会員を選ぶか、条件で指定するか、どちらか一方にしてください'
export const NEEDS_FILE = 'この処理は、CSVファイルを取り込んで行います'
export const NOT_TAKEN = 'この処理では指定できません'
export const NOBODY_CHANGES = '変わる方がいないため、処理を始められません'
export const NOTHING_TO_IMPORT = '取り込むと変わる行はありません。'
/** For a table with invalid rows. */
export const repairText = (rows: string, hasOthers: boolean) =>
  `${rows}に直すところがあります。ファイルを直して、もう一度選んでください。${
    hasOthers
      ? 'ほかの行を先に取り込むこともできます。取り込んだ行は、次に同じファイルを使っても変わりません。'
      : ''
  }`
export const PREVIEW_DIFFERS = '確認した内容と違っています。もう一度、内容を確認してください'
export const NOT_REVERSIBLE = 'この処理は、元に戻せません'
export const NOT_FINISHED = '処理が終わってから、元に戻せます'

/** 一時停止中（2026年12月8日（火）に再開）. @param staff names by id */
export function factsText(facts: BulkFacts, staff: ReadonlyMap<string, string>): string {
  if ('UpdateRequired' in facts) return facts.UpdateRequired ? '要更新' : '要更新ではない'
  if ('UserStatus' in facts) return userStatusLabels[facts.UserStatus]
  if ('Exam' in facts) return facts.Exam ? examText(facts.Exam) : '検査の段階ではない'
  if ('Work' in facts)
    return workText(facts.Work, (id) => (staff.get(id ?? '') ? `担当：${staff.get(id ?? '')}` : '担当なし'))
  if ('Asleep' in facts)
    return workText(facts.Asleep, (day) => (day ? `${formatJapaneseDate(day)}に表示` : '表示中'))
  if ('Flora' in facts) return floraText(facts.Flora)
  if ('Reward' in facts) return rewardText(facts.Reward)
  if ('Unread' in facts) return ''
  if ('Letter' in facts) return facts.Letter ? `「${facts.Letter.Subject}」` : 'まだ送っていない'
  if (!facts.Stopped) return '停止していない'
  return facts.Until
    ? `一時停止中（${formatJapaneseDate(facts.Until)}に再開）`
    : '一時停止中（再開する日は未定）'
}

/** 未定（希望：2026年12月8日（火）） */
function examText({ Day, Time, Wishes }: ExamFacts): string {
  if (Day) return formatJapaneseDate(Day) + (Time ? ` ${examTime(Time)}` : '')
  return Wishes.length > 0
    ? `未定（希望：${Wishes.map((day) => formatJapaneseDate(day)).join('、')}）`
    : '未定'
}

/** 検査日の希望（担当：佐藤 花子）、手入力の用件（担当なし） */
function workText(
  work: Readonly<Record<string, string | null>>,
  mark: (value: string | null) => string,
): string {
  const each = Object.entries(work).flatMap(([key, value]) => {
    const kind = allWorkKinds.find((known) => key.startsWith(`${known}/`))
    return kind ? `${workKinds[kind].label}（${mark(value)}）` : []
  })
  return each.length > 0 ? each.join('、') : '用件なし'
}

/** 検体受領（検体番号 S-0012） */
const floraText = ({ Sample, Status, Result }: FloraFacts) =>
  Result ? sharedFloraResult(Result) : `${floraTestStatusLabels[Status].admin}（検体番号 ${Sample}）`

/** 確定（お渡し待ち） 15,000円（2027年2月2日（火）までの分） */
const rewardText = ({ Period, Stage, AmountYen }: RewardFacts) =>
  Stage === 'Paid' ? paidRewards(AmountYen) : dueRewards(AmountYen, Period)

type BulkFile = {
  explanation: string
  required: readonly string[]
  optional: readonly string[]
}

/** The required form of a table. */
export const bulkFiles: Record<BulkFileAct, BulkFile> = {
  ShareFloraResults: {
    explanation:
      '検査会社から届いた結果を、検体番号で照らし合わせます。「構成」の欄には、菌の名前と割合を「バクテロイデス属：0.31；ブラウティア属：0.12」のように、合わせて1になるまで並べます。',
    required: [floraResultColumns.SampleId, floraResultColumns.IntestinalFloraComposition],
    optional: [floraResultColumns.ExamDate, floraResultColumns.DiversityScore, floraResultColumns.Enterotype],
  },
  PayRewards: {
    explanation: 'お渡しの一覧のうち、ギフトカードをお渡しした行を残したファイルを使います。',
    required: [payoutColumns.DonorId, payoutColumns.Period],
    optional: [payoutColumns.AmountYen],
  },
}

/** 1,204人, or 1,204行 of a table */
export const amountText = (act: BulkAct, amount: number) =>
  isFileAct(act) ? `${amount.toLocaleString('ja-JP')}行` : peopleText(amount)

/** 1,204人 */
export const peopleText = (people: number) => `${people.toLocaleString('ja-JP')}人`

/** 元に戻す：一時停止する */
export const jobTitle = ({ Act, Undoes }: { Act: BulkAct; Undoes: string | null }) =>
  `${Undoes ? '元に戻す：' : ''}${bulkActs[Act].label}`
