import { INVITATION_DAYS } from '../../../shared/facts/terms'
import { formatMonth, type JapaneseDate } from '../../../shared/facts/dates'
import { expectedMonthText } from '../../../shared/words/check/expectedMonth'
import type { ExpectedMonths } from '../../../shared/generated/schema'
import { LOSES_PLACE } from '../../../shared/words/check/stepWords'
import { GUIDANCE_TAKES } from './guidanceBooking'

export const waitingTerms = {
  place: 'お待ちの順番',
  expected: 'ご案内の見込み',
  since: 'お待ちになり始めた日',
  to: 'ご案内の送り先',
} as const

/** いま7番目です */
export const placeInLine = (position: number) => `いま${position}番目です`

/** The same months as the office reads. */
export const expectedWords = (expected: ExpectedMonths | null): string =>
  expected ? expectedMonthText(expected) : 'まだ決まっていません。枠が決まりしだい、ここに表示します。'

export const EXPECTED_BASIS =
  '見込みは、ガイダンスの枠の数と、先にお待ちの方の人数から計算した目安です。前後することがあります。'

export const KEEPS_PLACE_ONCE = 'ご都合が合わないときは、1回だけ、順番をそのままにして見送れます。'

export const AFTER_THE_MAIL = {
  title: 'ご案内のメールが届いたら',
  text: `届いた日から${INVITATION_DAYS}日以内に、日時をお選びください。${LOSES_PLACE}${KEEPS_PLACE_ONCE}`,
} as const

export const pauseTexts = {
  title: '先の月までお待ちになりたいとき（保留）',
  text: 'お選びになった月になるまで、ご案内をお送りしません。順番はそのままです。保留は、いつでもやめられます。',
  from: (month: JapaneseDate) => `${formatMonth(month)}から`,
  paused: (until: JapaneseDate) => `${formatMonth(until)}からご案内します。それまで保留にしました。`,
  end: '保留をやめる',
  endHint: '保留をやめたとき、枠に空きがあれば、すぐにご案内します。',
  ended: '保留をやめました。',
  failed: '変更できませんでした',
} as const

export const declineTexts = {
  title: 'ご都合のよい日時がないとき',
  keeps:
    '見送られると、枠はすぐに次の方へ移ります。お待ちの順番はそのままで、明日以降に空きが出たら、あらためてメールでご案内します。順番をそのままにできるのは、1回だけです。',
  loses:
    '前回のご案内を見送られているため、今回も見送られると、お待ちの順番は最後に移ります。枠はすぐに次の方へ移ります。',
  action: '今回は見送る',
  question: '今回は見送りますか',
  stay: '見送らない',
  done: '今回は見送りとして承りました。',
  failed: '見送りを承れませんでした',
} as const

export const guidanceAhead = {
  title: 'ガイダンスでは何をするのですか',
  points: (place: string, belongings: string) => [
    `会場は${place}です。所要時間は${GUIDANCE_TAKES}です。`,
    '対面でご説明し、納得のうえ同意された方に、検査キットをお渡しします。',
    '「対面で話したい」とお答えになったことは、静かな場所で、個別におうかがいします。',
    'どの段階でも取りやめられます。理由はうかがいません。',
    `お持ちいただくもの：${belongings}`,
  ],
} as const
