import { VALIDITY_WEEKS, RENEWAL_WINDOW_WEEKS } from '../../../shared/facts/terms'
import type { PublicTexts } from '../../../shared/facts/config'
import { openingHoursText } from '../../../shared/facts/openingHours'
import { yenText } from '../../../shared/facts/rewards'
import { aboutAnchors } from './menu'

/** @param isDonor whether it speaks to donors, or to people who are none yet */
export function aboutDonation({ donationRoom, rewards }: PublicTexts, isDonor = true) {
  const texts: Record<(typeof aboutAnchors)[number]['anchor'], string> = {
    1: '腸には多くの種類の細菌がすんでいます。健康な方の腸内細菌を患者さんに届ける治療の研究が進んでいます。献便（けんべん）は、その出発点です。',
    2: '会員登録、オンラインチェック、ガイダンスと同意、ドナー登録検査、認定の順に進みます。どの段階でも取りやめられます。',
    3: `${isDonor ? `有効期間は${VALIDITY_WEEKS}週間です。期間中は` : `認定されると、${VALIDITY_WEEKS}週間の有効期間のあいだ、`}予約なしで何度でも献便していただけます。期限の${RENEWAL_WINDOW_WEEKS}週間前から更新手続きが始まります。`,
    4: `${donationRoom.sciencePark}にある専用の部屋です。所在地：${donationRoom.address}。開室時間：${openingHoursText(donationRoom.openingHours)}。${isDonor ? '受付でドナー証をお見せください。' : '認定されてから、お越しいただきます。'}`,
    5: `献便1回につき${yenText(rewards.donationYen)}分のギフトカードをお渡しします。更新検査で認定されると、1回につき${yenText(rewards.renewalBonusYen)}分を加算し、期間の終わりにまとめてお渡しします。`,
  }
  return aboutAnchors.map(({ anchor, title }) => ({ anchor, title, text: texts[anchor] }))
}
