import { addDays, formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { tell, type Visit, type VisitWords } from '../../rules/visits/visit'
import { roomState } from './roomCard'

// What is said of a visit: each sentence by the rule's answer.

export const day = (date: JapaneseDate | null) => (date ? formatJapaneseDate(date) : '')
const expiryOf = ({ expiration }: Visit) => (expiration ? `有効期限の${day(expiration)}` : '有効期限')
/** 2027年2月25日（木） */
const lastRestDay = ({ ends }: Visit) => (ends ? day(addDays(ends, -1)) : '')
const hoursOf = ({ room }: Visit) => (room ? roomState(room) : '')

const REST_NOW = 'いまは、献便をお休みください'
const SEE_MY_PAGE = '再開できるようになりましたら、マイページでご案内します。'
const ENDS_UNRENEWED = '更新されないときは、認定は有効期限で終わります。'
export const CONTACT_ABOUT_STOP = 'ご利用を停止しているあいだは、献便していただけません。'

export const TO_SIGN =
  '同意書が変わったため、署名をいただくまで、献便をお休みいただいています。お越しのときに、ご説明します。'

const restsBeyond = (visit: Visit) =>
  `お休みは${lastRestDay(visit)}までで、${expiryOf(visit)}より先になるため、いまの有効期間に献便していただける日はありません。${ENDS_UNRENEWED}`
const stoppedBeyond = (visit: Visit) =>
  `${CONTACT_ABOUT_STOP}再開は${expiryOf(visit)}より先になるため、いまの有効期間に献便していただける日はありません。`

/** Heads an answer: 今日は、献便していただけます */
export const visitTitles: VisitWords = {
  now: () => '今日は、献便していただけます',
  later: () => '今日は、献便していただけます',
  next: ({ from }) => `次に献便していただけるのは、${day(from)}です`,
  lastDay: () => '今回の有効期間の献便は、終わりました',
  rest: ({ from }) => `献便は、${day(from)}からお願いします`,
  restOpen: () => REST_NOW,
  restTooLate: () => '有効期限まで、献便はお休みです',
  paused: () => REST_NOW,
  unsigned: () => '献便の前に、同意書への署名をお願いします',
  suspended: () => '献便は、お休みいただいています',
  suspendedOpen: () => '献便は、お休みいただいています',
  suspendedTooLate: () => '献便は、お休みいただいています',
  expired: () => '有効期間が終わっています',
  notCertified: () => '献便は、認定のあとにお願いしています',
}

export const visitTexts: VisitWords = {
  now: (visit) => `${hoursOf(visit)}どうぞお気をつけてお越しください。受付では、ドナー証をお見せください。`,
  later: (visit) => `${hoursOf(visit)}どうぞお気をつけてお越しください。受付では、ドナー証をお見せください。`,
  next: (visit) => `${hoursOf(visit)}お越しになる日に、あらためて「今日の体調」にお答えください。`,
  lastDay: (visit) =>
    `${expiryOf(visit)}までに、献便ルームの開く日はもうありません。ご協力、ありがとうございました。`,
  rest: () =>
    '患者さんの安全のため、それまでは献便をお休みください。お知らせいただき、ありがとうございます。',
  restOpen: () =>
    '患者さんの安全のため、お休みをお願いしています。終わった日がわかったとき、ご事情が変わったときは、お知らせください。',
  restTooLate: (visit) => `患者さんの安全のため、お休みをお願いしています。${restsBeyond(visit)}`,
  paused: () => `オンラインチェックのお答えによるお休みです。${SEE_MY_PAGE}`,
  unsigned: () => TO_SIGN,
  suspended: ({ ends }) => `${CONTACT_ABOUT_STOP}${day(ends)}の朝に再開します。`,
  suspendedOpen: () => CONTACT_ABOUT_STOP,
  suspendedTooLate: stoppedBeyond,
  expired: () =>
    '有効期間が終わっているため、いまは献便していただけません。次のお手続きは、マイページでご案内します。',
  notCertified: () => '次のお手続きは、マイページでご案内します。',
}

/** On the card: 認定中 */
export const cardStates: VisitWords = {
  now: () => '認定中',
  later: () => '認定中',
  next: () => '認定中',
  lastDay: () => '認定中',
  rest: () => '体調のため、お休み中',
  restOpen: () => '体調のため、お休み中',
  restTooLate: () => '体調のため、お休み中',
  paused: () => '献便はお休み中',
  unsigned: () => '署名をお願いしています',
  suspended: () => 'ご利用を停止中',
  suspendedOpen: () => 'ご利用を停止中',
  suspendedTooLate: () => 'ご利用を停止中',
  expired: () => '有効期間が終了',
  notCertified: () => '認定されていません',
}

const SHOW_AT_RECEPTION = '受付で、この画面をお見せください。'

/** Below the card, which may be looked at later, without a connection: nothing about the hour. */
export const cardNotes: VisitWords = {
  now: () => SHOW_AT_RECEPTION,
  later: () => SHOW_AT_RECEPTION,
  next: () => SHOW_AT_RECEPTION,
  lastDay: () => SHOW_AT_RECEPTION,
  rest: (visit) => `お休みは、${lastRestDay(visit)}までです。`,
  restOpen: () =>
    '献便は、お休みいただいています。終わった日がわかったとき、ご事情が変わったときは、お知らせください。',
  restTooLate: (visit) => restsBeyond(visit),
  paused: () => `いまは、献便をお休みいただいています。${SEE_MY_PAGE}`,
  unsigned: () => TO_SIGN,
  suspended: ({ ends }) => `${CONTACT_ABOUT_STOP}${day(ends)}の朝に再開します。`,
  suspendedOpen: () => CONTACT_ABOUT_STOP,
  suspendedTooLate: stoppedBeyond,
  expired: () =>
    '有効期間が終わっているため、いまは献便していただけません。更新の検査の判定が出ましたら、マイページでご案内します。',
  notCertified: () => '献便は、認定のあとにお願いしています。',
}

/** My page's step of a donor without another: 2027年2月2日（火）まで献便していただけます */
export const donatingTitles: VisitWords = {
  ...visitTitles,
  now: (visit) => `${day(visit.expiration)}まで献便していただけます`,
  later: (visit) => `${day(visit.expiration)}まで献便していただけます`,
  next: (visit) => `${day(visit.expiration)}まで献便していただけます`,
}

export const donatingTexts: VisitWords = {
  ...visitTexts,
  now: () => '予約は不要です。期間中は何度でもお越しください。',
  later: () => '予約は不要です。期間中は何度でもお越しください。',
  next: () => '予約は不要です。期間中は、開室日に何度でもお越しください。',
  rest: () =>
    'お知らせいただいた体調から、お休みをお願いしています。お休みによって不利になることはありません。',
  restOpen: () =>
    'お知らせいただいた体調から、お休みをお願いしています。終わった日がわかったとき、ご事情が変わったときは、お知らせください。',
  restTooLate: (visit) => `お知らせいただいた体調から、お休みをお願いしています。${restsBeyond(visit)}`,
}

const thanks = (text: string) => `お越しいただき、ありがとうございます。${text}`
const stoppedAtDesk = () =>
  thanks('ご利用を停止しているため、今日は献便をお受けできません。くわしくは事務局からご説明します。')
const restsAtDesk = 'どうぞお大事になさってください。'

/** Said aloud by the reception. */
export const receptionTexts: VisitWords = {
  now: () => '',
  later: () => '',
  next: () => '',
  lastDay: () => '',
  rest: ({ from }) =>
    thanks(`お知らせいただいた体調から、献便は${day(from)}からお願いします。${restsAtDesk}`),
  restOpen: () =>
    thanks(
      `お知らせいただいた体調について、事務局からお話をうかがいます。今日の献便はお休みください。${restsAtDesk}`,
    ),
  restTooLate: (visit) =>
    thanks(
      `お知らせいただいた体調から、${expiryOf(visit)}まで献便はお休みです。更新については、事務局からご説明します。${restsAtDesk}`,
    ),
  paused: () => thanks(`オンラインチェックのお答えにより、今日は献便をお受けできません。${SEE_MY_PAGE}`),
  unsigned: () =>
    thanks('同意書の内容が変わりました。署名をいただくまで、献便をお受けできません。担当者がご説明します。'),
  suspended: stoppedAtDesk,
  suspendedOpen: stoppedAtDesk,
  suspendedTooLate: stoppedAtDesk,
  expired: ({ expiration }) =>
    thanks(
      `有効期限が${expiration ? `${day(expiration)}で` : ''}終わっているため、今日は献便をお受けできません。次のお手続きは、マイページでご覧いただけます。`,
    ),
  notCertified: () =>
    thanks('献便は、認定のあとにお願いしています。次のお手続きは、マイページでご覧いただけます。'),
}

export const visitAnswer = (visit: Visit) => ({
  title: tell(visit, visitTitles),
  text: tell(visit, visitTexts),
})

export const cardWords = (visit: Visit) => ({
  state: tell(visit, cardStates),
  note: tell(visit, cardNotes),
})
