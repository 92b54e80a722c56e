import type { AnswerCorrectionReason, AnswerCorrectionState } from '../../generated/schema'

export const answerCorrectionStateLabels = {
  Open: '確認待ち',
  Counted: '反映済み',
  Accepted: '受け付け済み',
  Refused: 'はじめの答えのまま',
  Withdrawn: '取りやめ',
} satisfies Record<AnswerCorrectionState, string>

export const answerCorrectionReasonLabels = {
  AsWritten: '内容に無理がなく、訂正のとおりとする',
  HeardByTelephone: '電話で確かめた',
  SeenOnDocument: '記録（お薬手帳など）で確かめた',
  FirstWasRight: '電話でうかがい、はじめの答えが正しいとわかった',
  NotReached: '連絡がつかず、確かめられない',
  TalkFirst: '対面でくわしくうかがう',
  AnswerAnew: 'もう一度オンラインチェックに答えてもらう',
} satisfies Record<AnswerCorrectionReason, string>

/** By decision. */
export const answerCorrectionReasons = {
  accept: ['AsWritten', 'HeardByTelephone', 'SeenOnDocument'],
  refuse: ['FirstWasRight', 'NotReached', 'TalkFirst', 'AnswerAnew'],
} as const satisfies Record<string, readonly AnswerCorrectionReason[]>
