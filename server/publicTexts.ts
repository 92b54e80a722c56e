import { samplePublicTexts, type PublicTexts } from '../shared/config'
import type { Settings } from './env'

/** The operator's texts: the sample's, with what the settings put in their place. */
export function publicTexts({ texts }: Pick<Settings, 'texts'>): PublicTexts {
  const sample = samplePublicTexts
  return {
    ...sample,
    serviceName: texts.SERVICE_NAME ?? sample.serviceName,
    operator: { ...sample.operator, name: texts.OPERATOR ?? sample.operator.name },
    region: { ...sample.region, name: texts.REGION_NAME ?? sample.region.name },
    contact: {
      ...sample.contact,
      tel: texts.CONTACT_TEL ?? sample.contact.tel,
      email: texts.CONTACT_EMAIL ?? sample.contact.email,
    },
    chat: { ...sample.chat, account: texts.CHAT_ACCOUNT ?? sample.chat.account },
  }
}
