import type { PublicTexts } from '../../facts/config'
import { openingHoursText } from '../../facts/openingHours'
import type { PathAhead, PathInput } from './path'

/** For a waiting applicant; donors get other notes. */
const WHILE_WAITING = [
  'いつもどおりにお過ごしください。準備していただくことはありません。',
  '薬を飲みはじめたり、旅行をしたりしたときは、次のチェックでお答えください。日にちがあとになることがあります。それまでは、連絡はいりません。',
  'いまの薬は、ドナーになるためにやめないでください。',
] as const

/** For people who have donated: their illness affects stored stool, so they should always report it. */
export const tellUsOfIllness = ({ contact }: Pick<PublicTexts, 'contact'>, mayReport: boolean) => [
  mayReport
    ? '体調が変わったり、薬を飲みはじめたりしたときは、お早めにお知らせください。下のページから、24時間お送りいただけます。'
    : `体調が変わったり、薬を飲みはじめたりしたときは、お早めに事務局へお知らせください（電話${contact.tel}、${openingHoursText(contact.openingHours)}。時間外はメール${contact.email}）。`,
  'この数週間に献便していただいた便は、患者さんに使う前の確認のために、まだお預かりしていることがあります。お知らせが、患者さんを守ります。',
  'いまの薬は、ドナーになるためにやめないでください。',
]

export const meanwhileFor = ({
  hasDonated,
  mayReport,
  texts,
}: PathInput): NonNullable<PathAhead['meanwhile']> =>
  hasDonated
    ? { title: '体調が変わったときは', sentences: tellUsOfIllness(texts, mayReport), reports: mayReport }
    : { title: '待っているあいだに', sentences: WHILE_WAITING }
