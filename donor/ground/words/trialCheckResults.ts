import { AGES } from '../../../shared/rules/person/ages'
import type { PublicTexts } from '../../../shared/facts/config'
import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'

export const TRIAL_LEAD =
  'ドナーの主な条件を、10問で確かめられます。3分ほどで終わります。わからない質問は「わからない」や「正確な日はわからない」を選んでください。'
export const trialNotStored = {
  title: '回答は、保存も送信もされません',
  text: '判定は、お使いのブラウザーの中だけで行います。ページを閉じると、回答は消えます。',
} as const
/** Without script no result is possible, because no answer may be sent. */
export const TRIAL_NEEDS_SCRIPT =
  '回答を送信しないため、判定にはJavaScriptを使います。いまはJavaScriptが使えないため、結果を表示できません。どのような質問があるかは、このままご覧いただけます。'
export const TRIAL_BEGIN = '質問を始める'
/** 質問2／10 */
export const trialPlace = (number: number, of: number) => `質問${number}／${of}`
export const TRIAL_UNANSWERED = 'まだ答えていない質問です'

export const trialOk = {
  title: '気になる点はありませんでした',
  text: 'くわしくは、会員登録のあと、約50問のオンラインチェックで確認します。回答は送信していません。',
} as const

export const trialWarn = {
  title: '登録の前に、ご確認いただきたい点があります',
  text: '次の項目は、時期や内容によって、いまはお申し込みいただけないことがあります。',
  closing: 'くわしくは、オンラインチェックまたは対面で確認します。',
  notKept: '回答は送信していません。この結果は、病気の診断や健康状態の評価ではありません。',
} as const

export const trialCarried = {
  label: '答えを、会員登録のあとのチェックに引き継ぐ',
  hint: '送信はしません。このタブの中にだけ残し、オンラインチェックを開くか、ログアウトするか、タブを閉じると消えます。引き継いだ答えは、オンラインチェックで確かめてからお送りいただきます。',
} as const

/** Below obstacles that time does not remove, so that no person waits in vain. */
export const TRIAL_NOT_WITH_TIME = 'いまの基準では、期間をあけていただいても、お願いできないことがあります'

export const trialNotTaken = {
  title: '結果は、お答えのすぐあとに表示します',
  text: 'お試しチェックの回答と結果は、どこにも保存していません。ページを開き直すと消えますので、10問にもう一度お答えください。会員登録のあとのオンラインチェックでは、回答は途中で保存されます。',
} as const

/** 抗菌薬：2026年12月1日（火）ごろからお申し込みいただけます。 */
export const trialItem = (item: string, date: JapaneseDate | null) =>
  date ? `${item}：${formatJapaneseDate(date)}ごろからお申し込みいただけます。` : item

export const trialEligibility = ({ region }: PublicTexts) =>
  `${region.name}にお住まいの、${AGES}の方が対象です。`
