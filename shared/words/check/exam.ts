import type { PublicTexts } from '../../facts/config'
import { examNames } from '../donating/panelKinds'
import { examTime } from '../../facts/examTime'
import { PREFERRED_DATES_MAX } from '../../rules/visits/exams'

export const examRequestTitle = (type: keyof typeof examNames) => `${examNames[type]}の希望日`
export const EXAM_REQUEST_LEAD = `検査を受けたい日を、ご希望の順に1日から${PREFERRED_DATES_MAX}日まで選んでください。事務局が提携医療機関と調整し、決まった日をメールでお知らせします。`
export const DAYS_LABEL = '希望日'
export const DAYS_ABOUT = '希望日'
export const daysHint = (chosen: number) =>
  chosen < PREFERRED_DATES_MAX
    ? `あと${PREFERRED_DATES_MAX - chosen}日選べます`
    : `${PREFERRED_DATES_MAX}日選びました`
/** 第1希望 */
export const preferenceName = (index: number) => `第${index + 1}希望`
/** In a calendar cell, and for a screen reader. */
export const dayTexts = {
  choose: '選ぶ',
  holiday: '祝日',
  chosen: (index: number) => `第${index + 1}`,
  before: '選べない日',
  beyond: 'まだ選べない日',
  rest: '検査のない日',
  full: 'これ以上は選べません',
} as const
export const REMOVE_DAY = '外す'
export const NOTE_LABEL = '連絡事項'
export const NOTE_HINT = '時間帯のご希望など。病気や症状のくわしい内容は書かないでください'
export const SEND_REQUEST = '希望日を送る'
export const REQUEST_NOT_SENT = '希望日を送れませんでした'
export const REQUEST_SENT = '希望日を受け付けました。'
export const DAYS_SENT = 'お送りいただいた希望日'

export const EXAM_GUIDE_TITLE = '検査の案内'
export const EXAM_TO_CALENDAR = 'カレンダーに追加する'
export const SCHEDULE_CHANGE_LINK = '日程の変更・キャンセル'

/** The guidance provides the first test's kit; later ones need a new one. */
const kitFor = (type: keyof typeof examNames) =>
  type === 'Registration'
    ? '検査キット（ガイダンスでお渡ししたもの）'
    : `検査キット（${type === 'Renewal' ? examNames.Renewal : '検査'}の前に、献便ルームの受付でお渡しするもの）`

/** `time` (09:30) is null while only the day is known. */
export const examGuide = (
  { guidance, hospital }: PublicTexts,
  type: keyof typeof examNames,
  time: string | null,
) => ({
  place: `${hospital.name} ${hospital.reception}（${hospital.address}）`,
  time: time === null ? '決まりしだい、事務局からメールでお知らせします' : `${examTime(time)}から`,
  content: '問診と、血液・便・唾液の検査',
  belongings: [guidance.belongings, kitFor(type)],
  notes: [
    hospital.fasting,
    '便と唾液は、検査キットの説明書をお読みのうえ、採取してください。採取のしかたがわからないときは、事務局へご連絡ください。',
    '熱や下痢など体調のすぐれないときは、ご無理をなさらずご連絡ください。',
    'いま使っている薬は、検査のためにやめないでください。',
  ],
})
