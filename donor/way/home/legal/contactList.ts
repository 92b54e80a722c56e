import { officeName, type PublicTexts } from '../../../../shared/facts/config'
import { openingHoursText } from '../../../../shared/facts/openingHours'

export const contactList = (texts: PublicTexts): string[] => [
  `窓口：${texts.operator.name} ${officeName(texts)}`,
  `電話：${texts.contact.tel}`,
  `メール：${texts.contact.email}`,
  `受付時間：${openingHoursText(texts.contact.openingHours)}`,
]
