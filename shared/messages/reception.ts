import { formatJapaneseDate, type JapaneseDate } from '../dates'
import type { DonationRefusal } from '../generated/schema'
import {
  donationAfterExpiry,
  DONATION_NOT_CERTIFIED,
  DONATION_PAUSED,
  DONATION_RESTING,
  DONATION_WHILE_SUSPENDED,
  donationWhileResting,
} from './apiErrors'

type Words = {
  /** For staff. */
  message: string
  /** For the donor. */
  toSay: string
}

/** @param person the last valid day of an ended status; the last day of a rest, if known */
export function donationRefusalWords(
  refusal: DonationRefusal,
  {
    donorExpirationDate: expiration,
    restingUntil,
  }: { donorExpirationDate: JapaneseDate | null; restingUntil: JapaneseDate | null },
): Words {
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
    case 'Resting':
      return {
        message: restingUntil ? donationWhileResting(restingUntil) : DONATION_RESTING,
        toSay: restingUntil
          ? `お越しいただき、ありがとうございます。お知らせいただいた体調から、献便は${formatJapaneseDate(restingUntil)}からお願いします。どうぞお大事になさってください。`
          : 'お越しいただき、ありがとうございます。お知らせいただいた体調について、事務局からお話をうかがいます。今日の献便はお休みください。どうぞお大事になさってください。',
      }
    case 'Paused':
      return {
        message: DONATION_PAUSED,
        toSay:
          'お越しいただき、ありがとうございます。オンラインチェックの内容を確認しています。事務局から連絡があるまで、献便はお休みください。',
      }
  }
}

// undoDonation, correctDonation
export const UNDO_TOO_LATE =
  '取り消せる時間を過ぎました。記録を直すときは、献便の記録から理由を添えて訂正してください。'
export const DONATION_REWARD_DUE = 'この献便の協力金はすでに確定しているため、取り消せません。'
export const DONATION_ALREADY_CORRECTED = 'この献便の記録は、すでに取り消されています。'

/** Asked before stool is accepted after a scan. */
export const CONFIRM_PERSON = 'お名前と生年月日をご本人に言っていただき、上の表示と同じか確かめてください。'
