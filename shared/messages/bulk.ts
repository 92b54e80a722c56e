import { bulkActs, type BulkFacts } from '../bulk'
import { formatJapaneseDate } from '../dates'
import type { BulkAct } from '../generated/schema'
import { userStatusLabels } from '../labels/statusLabels'

export const BULK = 'まとめて処理'
export const EARLIER_JOBS = 'これまでの処理'

export const NOBODY_CHOSEN = '対象の会員を選んでください'
export const TOO_MANY_CHOSEN = '一度に処理できるのは10万人までです。条件でしぼり込んでください'
export const CHOOSE_ONE_WAY = '会員を選ぶか、条件で指定するか、どちらか一方にしてください'
export const UNTIL_NOT_TAKEN = 'この処理では、再開する日を指定できません'
export const NOBODY_CHANGES = '変わる方がいないため、処理を始められません'
export const PREVIEW_DIFFERS = '確認した内容と違っています。もう一度、内容を確認してください'
export const NOT_REVERSIBLE = 'この処理は、元に戻せません'
export const NOT_FINISHED = '処理が終わってから、元に戻せます'

/** 一時停止中（2026年12月8日（火）まで） */
export function factsText(facts: BulkFacts): string {
  if ('UpdateRequired' in facts) return facts.UpdateRequired ? '要更新' : '要更新ではない'
  if ('UserStatus' in facts) return userStatusLabels[facts.UserStatus]
  if (!facts.Stopped) return '停止していない'
  return facts.Until
    ? `一時停止中（${formatJapaneseDate(facts.Until)}に再開）`
    : '一時停止中（再開する日は未定）'
}

/** 1,204人 */
export const peopleText = (people: number) => `${people.toLocaleString('ja-JP')}人`

/** 元に戻す：一時停止する */
export const jobTitle = ({ Act, Undoes }: { Act: BulkAct; Undoes: string | null }) =>
  `${Undoes ? '元に戻す：' : ''}${bulkActs[Act].label}`
