import { formatJapaneseDate, type JapaneseDate } from '../dates'
import type { DonationRefusal } from '../generated/schema'
import {
  donationAfterExpiry,
  DONATION_NOT_CERTIFIED,
  DONATION_PAUSED,
  DONATION_WHILE_SUSPENDED,
} from './apiErrors'

type Words = {
  /** Why it is not recorded, for who stands at the reception. */
  message: string
  /** What can be said to the person who came. */
  toSay: string
}

/** @param expiration the last valid day, for a status that has ended */
export function donationRefusalWords(refusal: DonationRefusal, expiration: JapaneseDate | null): Words {
  switch (refusal) {
    case 'Suspended':
      return {
        message: DONATION_WHILE_SUSPENDED,
        toSay:
          'お越しいただき、ありがとうございます。ご利用を停止しているため、今日は献便をお受けできません。くわしくは事務局からご説明します。',
      }
    case 'Expired':
      return {
        message: expiration ? donationAfterExpiry(expiration) : DONATION_NOT_CERTIFIED,
        toSay: `お越しいただき、ありがとうございます。有効期限が${expiration ? `${formatJapaneseDate(expiration)}で` : ''}終わっているため、今日は献便をお受けできません。オンラインチェックから、もう一度お手続きいただけます。`,
      }
    case 'NotCertified':
      return {
        message: DONATION_NOT_CERTIFIED,
        toSay:
          'お越しいただき、ありがとうございます。献便は、認定のあとにお願いしています。次のお手続きは、マイページでご覧いただけます。',
      }
    case 'Paused':
      return {
        message: DONATION_PAUSED,
        toSay:
          'お越しいただき、ありがとうございます。オンラインチェックの内容を確認しています。事務局から連絡があるまで、献便はお休みください。',
      }
  }
}

/**
 * Questions of the 30-second check that are put differently aloud: every one of them is answered by yes or no, and yes
 * means to rest today.
 */
export const askedAloud: Readonly<Record<string, string>> = {
  Q09: 'この6か月に、急な下痢（水のような便が1日3回以上）や嘔吐がありましたか。',
  Q10: '最近、新型コロナまたはインフルエンザにかかりましたか。',
  Q14: 'このごろの便は、ころころと固い、または水のようにゆるいことが多いですか。',
}

// undoDonation, correctDonation
export const UNDO_TOO_LATE =
  '取り消せる時間を過ぎました。記録を直すときは、献便の記録から理由を添えて訂正してください。'
export const DONATION_REWARD_DUE = 'この献便の協力金はすでに確定しているため、取り消せません。'
export const DONATION_ALREADY_CORRECTED = 'この献便の記録は、すでに取り消されています。'
