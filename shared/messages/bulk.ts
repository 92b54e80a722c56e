import { bulkActs, type BulkFacts, type ExamFacts } from '../bulk'
import { formatJapaneseDate } from '../dates'
import { examTime } from '../exams'
import type { BulkAct } from '../generated/schema'
import { userStatusLabels } from '../labels/statusLabels'
import { allWorkKinds, workKinds } from '../work'

export const BULK = 'まとめて処理'
export const EARLIER_JOBS = 'これまでの処理'

export const NOBODY_CHOSEN = '対象の会員を選んでください'
export const TOO_MANY_CHOSEN = '一度に処理できるのは10万人までです。条件でしぼり込んでください'
export const CHOOSE_ONE_WAY = '会員を選ぶか、条件で指定するか、どちらか一方にしてください'
export const NOT_TAKEN = 'この処理では指定できません'
export const NOBODY_CHANGES = '変わる方がいないため、処理を始められません'
export const PREVIEW_DIFFERS = '確認した内容と違っています。もう一度、内容を確認してください'
export const NOT_REVERSIBLE = 'この処理は、元に戻せません'
export const NOT_FINISHED = '処理が終わってから、元に戻せます'

/**
 * 一時停止中（2026年12月8日（火）に再開）
 * @param staff names by id
 */
export function factsText(facts: BulkFacts, staff: ReadonlyMap<string, string>): string {
  if ('UpdateRequired' in facts) return facts.UpdateRequired ? '要更新' : '要更新ではない'
  if ('UserStatus' in facts) return userStatusLabels[facts.UserStatus]
  if ('Exam' in facts) return facts.Exam ? examText(facts.Exam) : '検査の段階ではない'
  if ('Work' in facts) return workText(facts.Work, staff)
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
function workText(work: Readonly<Record<string, string | null>>, staff: ReadonlyMap<string, string>): string {
  const each = Object.entries(work).flatMap(([key, id]) => {
    const kind = allWorkKinds.find((known) => key.startsWith(`${known}/`))
    const name = id === null ? null : staff.get(id)
    return kind ? `${workKinds[kind].label}（${name ? `担当：${name}` : '担当なし'}）` : []
  })
  return each.length > 0 ? each.join('、') : '用件なし'
}

/** 1,204人 */
export const peopleText = (people: number) => `${people.toLocaleString('ja-JP')}人`

/** 元に戻す：一時停止する */
export const jobTitle = ({ Act, Undoes }: { Act: BulkAct; Undoes: string | null }) =>
  `${Undoes ? '元に戻す：' : ''}${bulkActs[Act].label}`
