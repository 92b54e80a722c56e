import { REVIEW_DAYS } from '../../rules/records/cases/facts'
import type { CaseKind } from '../../generated/schema'

// Refusals
export const CASE_CHANGED = 'ほかの担当者が先に変更しました。最新の内容を確かめて、もう一度お願いします。'
export const CASE_CLOSED = 'この案件は終了しています。'
export const CASE_NOT_CLOSED = 'この案件は、まだ確認中です。'
export const CASE_OF_OWN = 'ご自身の閲覧についての案件は、ほかの方が確かめます。'
export const ANSWER_FIRST = 'ご本人へのお返事がまだです。お返事を送ってから終えてください。'
export const NOT_ANSWERED = 'この種類の案件には、お返事を送る方がいません。'

export const caseWords = {
  take: '担当を決める',
  taken: '担当を決めました。',
  note: '記録を書く',
  noted: '記録しました。',
  answer: 'ご本人にお返事する',
  answered: 'お返事しました。ご本人にメールでお知らせします。',
  close: '終える',
  closed: '案件を終えました。',
  reopen: 'もう一度確かめる',
  reopened: '案件を確認中に戻しました。',
  create: '申し出を書きとめる',
  created: '申し出を書きとめました。',
  history: '経過',
  marks: 'いつもと違うところ',
  said: '申し出の内容',
  givenAnswer: 'お返事',
  noHealth: '体調や検査のことは書かないでください。',
  answerHint:
    '「記録を見た人」のページに、このまま表示されます。だれが、何の用で見たのか、確かめたことを、やさしい言葉で書いてください。体調や検査のことは書かないでください。',
  found: '確かめたこと',
  why: '理由',
  nobody: '担当なし',
  byJob: '自動',
  byPerson: 'ご本人',
} as const

/** The readings of a case. */
export const caseReadWords = {
  title: '見た記録',
  lead: 'この担当者が、この日に、この方の記録を見たものを、すべて並べています。',
  asked: 'お申し出の閲覧',
  networkHint: 'つないだ場所は、IPアドレスの一部です。',
} as const

export const caseListLead =
  '記録の閲覧と、個人情報のご請求について確かめることの一覧です。ご本人の申し出とご請求、いつもと違う閲覧、緊急の閲覧、漏えい等を、期限と経過とともに残します。ご自身の閲覧についての案件は、ほかの方が確かめます。'

/** What the investigator must do. */
export const caseLeads: Record<CaseKind, string> = {
  Objection: '記録を見た担当者に用件を確かめ、期限までにご本人へお返事します。',
  UnusualRead: 'いつもと違う見かたです。誤りや不正とは限りません。担当者に用件を確かめて、終えてください。',
  EmergencyRead: `ふだんは見られない方が、緊急のために見た記録です。${REVIEW_DAYS / 7}週間以内に、理由が正しかったかを確かめます。`,
  Breach: '範囲を確かめ、個人情報保護委員会への報告と、ご本人への通知を進めます。',
  RightsRequest:
    'ご本人を確かめ、期限までに回答します。応じない部分があるときは、法律の理由を選んでお知らせします。',
}
