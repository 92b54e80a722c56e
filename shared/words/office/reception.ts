import type { JapaneseDate } from '../../facts/dates'
import type { DonationRefusal } from '../../generated/schema'
import {
  donationAfterExpiry,
  DONATION_NOT_CERTIFIED,
  DONATION_PAUSED,
  DONATION_UNSIGNED,
  DONATION_RESTING,
  DONATION_WHILE_SUSPENDED,
  donationWhileResting,
} from '../program/apiErrors'

export const NEITHER_NAME_NOR_BIRTHDAY = 'お名前か生年月日を入力してください。'

export const foundByName = {
  title: '名前と生年月日で探す',
  field: 'お名前・生年月日',
  example: '例：佐藤　花子　1990/4/1（一部だけでも探せます）',
  search: '探す',
  choose: 'お名前と生年月日を言っていただき、同じ方を選んでください。',
  nobody: '認定中の方の中に、見つかりませんでした。お名前の読みだけ、生年月日だけでも探せます。',
  most: '表示は5名までです。いらっしゃらないときは、お名前に続けて生年月日も入力してください。',
} as const

type Words = {
  /** For staff. */
  message: string
  /** For the donor. */
  toSay: string
}

type Told = { donorExpirationDate: JapaneseDate | null; restingUntil: JapaneseDate | null }

/** For staff. @param person the last valid day of an ended status; the day on which a rest ends, if known */
export function donationRefusalMessage(
  refusal: DonationRefusal,
  { donorExpirationDate: expiration, restingUntil }: Told,
): string {
  switch (refusal) {
    case 'Suspended':
      return DONATION_WHILE_SUSPENDED
    case 'Expired':
      return expiration ? donationAfterExpiry(expiration) : DONATION_NOT_CERTIFIED
    case 'NotCertified':
      return DONATION_NOT_CERTIFIED
    case 'Resting':
      return restingUntil ? donationWhileResting(restingUntil) : DONATION_RESTING
    case 'Paused':
      return DONATION_PAUSED
    case 'Unsigned':
      return DONATION_UNSIGNED
  }
}

/** If the operator requires the day's statement, and it can be made only at the desk with a connection. */
export const statementMissingWords: Words = {
  message: '今日の体調が、まだ記録されていません。接続が戻ってから体調をうかがい、記録してください。',
  toSay:
    'お越しいただき、ありがとうございます。いま接続が切れていて、今日の体調を記録できません。おそれいりますが、接続が戻るまで、しばらくお待ちください。',
}

/** The list that a device keeps for a lost connection. */
export const keptListTexts = {
  none: '接続がないときに使う名簿は、この端末に保存していません。「アカウントの設定」でこの端末にPINを設定すると、暗号化して保存します。',
  kept: (time: string, people: number) =>
    `接続がないときは、${time}時点の名簿（${people}人）で受け付けます。名簿は暗号化して、今日だけこの端末に保存します。`,
  accepts: '名簿では、受け付けられます',
  refuses: '名簿では、受け付けできません',
  confirm: 'お名前をご本人に言っていただき、上の表示と同じか確かめてください。',
  asOf: (time: string) => `接続がないため、${time}時点の名簿によります。`,
} as const

// undoDonation, correctDonation
export const UNDO_TOO_LATE =
  '取り消せる時間を過ぎました。記録を直すときは、献便の記録から理由を添えて訂正してください。'
export const DONATION_REWARD_DUE = 'この献便の協力金はすでに確定しているため、取り消せません。'
export const DONATION_ALREADY_CORRECTED = 'この献便の記録は、すでに取り消されています。'

/** Asked before stool is accepted after a scan. */
export const CONFIRM_PERSON = 'お名前と生年月日をご本人に言っていただき、上の表示と同じか確かめてください。'
/** Where nothing of the person can be looked up. */
export const CONFIRM_CARD =
  'お名前をご本人に言っていただき、ドナー証のお名前と有効期限を画面で確かめてから記録してください。'
/** A picture of a card stands still. */
export const CARD_MOVES =
  'ドナー証を大きく表示した画面では、時計が動きます。動いていなければ、ほかの方の画面の写しかもしれません。'

export const RECEIPT_REFUSED = '受け取った便を記録できませんでした'

/** What the device had kept while it was offline, and why it was refused. */
export const refusedReceipt = (number: string, at: string, why: string) =>
  `ネットワークにつながらないあいだに受け付けた便です（${number || '番号なし'}、${at}）。便の保管場所を確かめ、取り扱いを決めてください。記録できなかった理由：${why}`
