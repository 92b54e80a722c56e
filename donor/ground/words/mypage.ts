import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { yenText } from '../../../shared/facts/rewards'

export const NOTICES = '届いているお知らせ'
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

/** Above data loaded earlier. */
export const PAGE_OUTDATED = '最新の内容を読み込めませんでした'

export const VISITS = '献便した日'
export const WAIT = 'ご案内の見込み'
export const NEWS = '新しいお知らせ'
/** 表示していないもの：献便した日、新しいお知らせ */
export const NOT_SHOWN = '表示していないもの：'
