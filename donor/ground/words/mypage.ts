import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { stages, type Stage } from '../../../shared/rules/person/stages'
import { yenText } from '../../../shared/facts/rewards'

export const NOTICES = '届いているお知らせ'
export const updateRequired = {
  title: '登録情報をご確認ください',
  text: '変わったところがないか確かめて、登録し直してください。',
  action: '登録情報を確かめる',
} as const
export const floraInvitation = (deadline: JapaneseDate | null) => ({
  label: '腸内フローラ検査にお申し込みいただけます',
  note: deadline ? `${formatJapaneseDate(deadline)}まで` : undefined,
})
/** 協力金（30,000円分）が確定しました */
export const rewardsAreDue = (yen: number) => `協力金（${yenText(yen)}分）が確定しました`
export const resultOfCheck = (date: JapaneseDate | null) => ({
  label: 'オンラインチェックの結果',
  note: date ? formatJapaneseDate(date) : undefined,
})
/** Since the person last looked at who read their record. */
export const looksSinceVisit = (looks: number) => ({
  label: '記録を見た人',
  note: `前回ご覧になったあと、担当者が${looks}回見ました`,
})

export const YOUR_REPORT = 'お知らせいただいた体調'

export const GUIDES = 'ご案内と設定'
export const FLORA_TEST = '腸内フローラ検査'
export const CHECK_ANSWERS = 'チェックの答え'
/** Every member may wish for one; the office invites. */
export const FLORA_WISH = '腸内フローラ検査のお申し込みとご希望'
/** Replaces 今回の有効期間の献便 after the certification has ended. */
export const LAST_PERIOD_DONATIONS = '最後の有効期間の献便'
export const PERIOD_REWARD = '今回の協力金の見込み'
export const RENEWAL_BONUS = '更新で認定されたときの加算'
/** 9回（これまで18回） */
export const periodCount = (latest: number, total: number) => `${latest}回（これまで${total}回）`
/** 更新は2026年12月24日（木）から */
export const renewalFrom = (date: JapaneseDate) => `更新は${formatJapaneseDate(date)}から`
export const PERIOD_COUNT = '今回の献便'
export const COUNTS = '献便の回数'

/** Above data loaded earlier. */
export const PAGE_OUTDATED = '最新の内容を読み込めませんでした'

export const stageNames = {
  registration: '会員登録',
  onlineCheck: 'オンラインチェック',
  guidance: 'ガイダンス',
  exam: 'ドナー登録検査',
  certification: '認定',
} as const satisfies Record<Stage, string>

/** 3/5 ガイダンス */
export const stageText = (stage: Stage) =>
  `${stages.indexOf(stage) + 1}/${stages.length} ${stageNames[stage]}`
