import { changes } from '../../rules/donating/condition/conditionQuestion'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { ConditionOutcome } from '../../generated/schema'

export const NO_CHANGE = '変わりはありません'
export const CONDITION_SINCE = 'いつから'
export const SINCE_MISSING = 'いつからかを入力してください。'

/** 最後に使った日：2026年11月20日（金） */
export function dateOfChange(choice: string, date: string | null): string {
  const field = changes.find(({ id }) => id === choice)?.date
  if (!field || date === null) return 'あり'
  if (date === 'ongoing') return field.ongoing ?? 'いまも続いている'
  return `${field.label}：${date === 'unknown' ? '正確な日はわからない' : formatJapaneseDate(date)}`
}

export function outcomeLine(outcome: ConditionOutcome, notBefore: JapaneseDate | null): string {
  switch (outcome) {
    case 'Fine':
      return '献便をお休みいただく理由はありません。'
    case 'NotYet':
      return notBefore
        ? `${formatJapaneseDate(notBefore)}から、お休みの理由ではなくなります。`
        : '終わった日がわかってから、お休みの期間を計算します。'
    case 'TalkFirst':
      return '献便の前に、事務局がお話をうかがいます。'
  }
}

export const statementPage = {
  lead: '前回の来室のあと（はじめての方は検査のあと）に、変わったことだけをうかがいます。',
  changedTitle: '変わったことがある方',
  send: 'この内容で答える',
  again: '答え直す',
  saidAt: (time: string) => `${time}にお答えいただきました。受付にも表示されます。`,
  byStaff: '受付でうかがいました。',
} as const

export const reportPage = {
  lead: '体調が悪いとき、薬を使ったとき、旅行や予防接種などがあったときに、お知らせください。画面からは24時間お送りいただけます。',
  why: 'これまでに献便していただいた便は、患者さんに使う前の確認のために、まだお預かりしていることがあります。早めのお知らせが、患者さんを守ります。お知らせいただいたことを理由に、不利に扱うことはありません。',
  what: '何がありましたか',
  since: 'いつからですか',
  sinceHint:
    '症状が出た日、薬を使いはじめた日、出発した日などです。はっきりしないときは、だいたいの日をお書きください。',
  send: 'この内容で知らせる',
  sent: 'お知らせを受け付けました',
  earlier: 'これまでのお知らせ',
  urgent: 'つらい症状があるときは、お知らせを待たず、医療機関にご相談ください。',
  byPhone:
    'お急ぎのときは、受付時間内にお電話ください。時間外にお送りいただいたお知らせは、次の受付日に事務局が確認します。',
  ended: '終わった日がわかったら、同じ項目を選び、その日をお知らせください。',
  wrong: 'まちがえてお知らせしたときは、事務局へご連絡ください。',
} as const

export const TALK_FIRST = '献便の前に、お話をうかがいます'
export const TALK_FIRST_TEXT =
  '患者さんの安全のため、来室の前に、事務局へご連絡ください。それまでは献便をお休みください。'

/** Somebody who is not certified has told something. */
export const TOLD_BEFORE_CERTIFICATION = {
  title: 'ありがとうございます。お知らせをお預かりしました',
  text: '次のオンラインチェックと検査の日の問診でも、このことをお話しください。',
} as const

export const KEEP_MEDICINE = 'いまの薬は、献便のためにやめないでください。'

/** 2027年2月20日（土）から、お休みの理由ではなくなります */
export function itemEnd(outcome: ConditionOutcome, notBefore: JapaneseDate | null): string {
  if (outcome === 'Fine') return 'お休みの期間は過ぎています'
  if (outcome === 'TalkFirst') return 'お話をうかがいます'
  return notBefore
    ? `${formatJapaneseDate(notBefore)}から、お休みの理由ではなくなります`
    : '終わった日から計算します'
}
