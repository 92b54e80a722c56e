import type { PublicTexts } from '../../../shared/facts/config'
import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { closedDaysText, openingHoursText } from '../../../shared/facts/openingHours'

export const NOTES_LEAD =
  '献便（けんべん）は、献便ルームで便を提供していただくことです。お越しになる前に、次のことをご確認ください。'

/** 献便の前に ①–⑥. */
export const notesOfDonation = [
  {
    title: '来室の前に',
    text: '来室の日に「今日の体調」にお答えください。前回から変わりがなければ、ボタンを1回押すだけです。',
  },
  {
    title: 'ご連絡いただきたいこと',
    text: '発熱、下痢や嘔吐、抗菌薬の使用、海外渡航、ピアスやタトゥー、予防接種などがあった方は、来室の前に「体調が変わったとき」からお知らせください。画面からは24時間お送りいただけます。',
  },
  { title: 'お持ちいただくもの', text: 'ドナー証をご用意ください。' },
  { title: '便が出ない日', text: '便が出ない日もあります。ご無理をなさらず、別の日にお越しください。' },
  { title: '協力金', text: '協力金は、便をお預かりした献便が対象です。' },
  {
    title: 'お休みについて',
    text: '気になることがあるときは、患者さんの安全のため、遠慮なくお休みください。お休みによって不利になることはありません。',
  },
] as const

export const TO_DONOR_CARD = 'ドナー証を表示する'

export const ROOM = '献便ルーム'
/** 今日、2026年12月1日（火）は、8:00〜20:00に開室しています。 Null hours: closed. */
export const roomToday = ({ date, hours }: { date: JapaneseDate; hours: string | null }) =>
  hours
    ? `今日、${formatJapaneseDate(date)}は、${hours}に開室しています。`
    : `今日、${formatJapaneseDate(date)}は、休室日です。`
export const roomOf = ({ donationRoom }: PublicTexts) => [
  { term: '場所', value: donationRoom.sciencePark },
  { term: '所在地', value: donationRoom.address },
  { term: '開室時間', value: openingHoursText(donationRoom.openingHours) },
  ...(donationRoom.closedDays.length > 0
    ? [{ term: '休室日', value: closedDaysText(donationRoom.closedDays) }]
    : []),
  { term: '予約', value: '不要です' },
  ...(donationRoom.parking ? [{ term: '駐車場', value: donationRoom.parking }] : []),
]
export const CONTACT_BEFORE = 'ご連絡先'
