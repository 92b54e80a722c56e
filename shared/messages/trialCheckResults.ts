import type { PublicTexts } from '../config'
import { formatJapaneseDate, type JapaneseDate } from '../dates'

export const trialOk = {
  title: '気になる点はありませんでした',
  text: 'くわしくは、会員登録のあと、約50問のオンラインチェックで確認します。回答は保存も送信もしていません。',
} as const

export const trialWarn = {
  title: '登録の前に、ご確認いただきたい点があります',
  text: '次の項目は、時期や内容によって、いまはお申し込みいただけないことがあります。',
  closing: 'くわしくは、オンラインチェックまたは対面で確認します。',
} as const

/** 抗菌薬：2026年12月1日（火）ごろからお申し込みいただけます。 */
export const trialItem = (item: string, date: JapaneseDate | null) =>
  date ? `${item}：${formatJapaneseDate(date)}ごろからお申し込みいただけます。` : item

export const trialEligibility = ({ region }: PublicTexts) =>
  `${region.name}にお住まいの、18歳以上65歳未満の方が対象です。`
