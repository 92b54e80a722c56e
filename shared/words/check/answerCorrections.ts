import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { AnswerCorrectionEffect, AnswerCorrectionReason } from '../../generated/schema'
import { dueDay } from './answerCorrectionNotes'

// Refusals
export const CHECK_NOT_SENT =
  'このオンラインチェックは、まだ送信されていません。答えは、そのまま変更できます。'
export const NEWER_CHECK_BEGUN =
  '新しいオンラインチェックにお答え中です。訂正したい答えは、そちらでお答えください。'
export const ANSWERS_ERASED = 'この答えは残っていないため、訂正できません。'
export const ANSWERS_UNCHANGED = 'いまの答えと同じです。'
export const PROMISE_NOT_CORRECTED = 'この項目は訂正できません。事務局へお知らせください。'
export const afterTheCheck = (day: JapaneseDate) =>
  `オンラインチェックにお答えいただいた${formatJapaneseDate(day)}までの日付を入力してください。そのあとのことは、次のオンラインチェックでお答えください。`
export const TAKING_BACK_NEEDS_OFFICE =
  '先に送っていただいた訂正を事務局が確かめています。取り消したいときは、事務局へご連絡ください。'
export const ANSWERS_NOT_LOOKED_AT =
  'オンラインチェックの答えの訂正が、確認を待っています。先に訂正を確かめてください。'
export const ANSWERS_DECIDED = 'この訂正は、ほかの担当者がもう確かめました。'
export const ANSWERS_ADDED = 'ご本人が訂正を追加しました。最新の内容を確かめてください。'

export const answersSentOn = (date: string) => `${date}に送っていただいた答えです。`

/** What will happen, shown before sending. */
export const beforeSending: Record<AnswerCorrectionEffect, (dueOn: JapaneseDate | null) => string[]> = {
  Counts: () => ['送るとすぐに、訂正した答えで結果を見直します。'],
  Ends: () => [
    '訂正した答えでは、いまはドナーをお願いできません。送るとすぐに結果を見直します。',
    'ガイダンスのご案内、予約、順番は、取り消しになります。',
  ],
  Pauses: (dueOn) => [
    '患者さんの安全のため、送るとすぐに、献便をお休みいただきます。',
    `${dueDay(dueOn)}までに事務局が確かめて、お返事します。`,
  ],
  Holds: (dueOn) => [
    `${dueDay(dueOn)}までに事務局が確かめて、検査についてご連絡します。`,
    'それまで、認定の判定は行いません。',
  ],
  Looks: (dueOn) => [
    `${dueDay(dueOn)}までに事務局が確かめて、お返事します。`,
    'それまでは、いまの結果のままです。',
  ],
}

/** The reasons, for the person. */
export const reasonsTold: Record<AnswerCorrectionReason, string> = {
  AsWritten: '訂正の内容を確かめました。',
  HeardByTelephone: 'お電話でうかがった内容で確かめました。',
  SeenOnDocument: '見せていただいた記録で確かめました。',
  FirstWasRight: 'お電話でうかがい、はじめのお答えが正しいとわかりました。',
  NotReached: 'ご連絡がつかず、確かめられませんでした。お電話をいただければ、あらためて確かめます。',
  TalkFirst: '対面で、くわしくお話をうかがってから決めます。',
  AnswerAnew: 'もう一度オンラインチェックにお答えいただくほうが、確かなためです。',
}

export const answerCorrectionWords = {
  correctShort: '訂正',
  continue: '訂正の内容を確かめる',
  send: '訂正を送る',
  back: '入力に戻る',
  cancel: '訂正をやめる',
  before: 'はじめの答え',
  after: '訂正した答え',
  whatHappens: '送ったあとのこと',
  sent: '訂正を受け付けました。',
  sentBelow: 'いまの状況は、この下でご覧いただけます。',
  otherChecks: 'ほかのオンラインチェック',
  noHealthLater: 'オンラインチェックのあとに変わったことは、訂正ではなく、次のチェックでお答えください。',
} as const

/** For staff. */
export const answerCorrectionOfficeWords = {
  review: '答えの訂正を確かめる',
  accept: '訂正を受け付ける',
  refuse: 'はじめの答えのままにする',
  accepted: '訂正を受け付けました。',
  refused: 'はじめの答えのままにしました。',
  lead: 'お答えいただいた日の時点で、両方を判定しています。受け付けると、訂正した答えで結果が変わり、ご本人にメールで知らせます。',
  wordsHint: 'マイページに表示されます。メールには書かれません。',
  history: '答えの訂正の記録',
  asToday: 'この判定の結果',
  effects: {
    Counts: '',
    Ends: '',
    Pauses:
      '献便は、訂正が届いたときからお休みです。受け付けてもお休みは続きます。再開するときは「献便停止の解除」を、認定を取り消すときは判定の訂正を行ってください。',
    Holds:
      '検査日が決まっています。確かめるまで、認定できません。受け付けて通過しない結果になると、申し込みは終わり、検査は必要なくなります。医療機関へも連絡してください。',
    Looks: '確かめるまで、いまの結果のままです。',
  } satisfies Record<AnswerCorrectionEffect, string>,
} as const
