import sample from '../docs/operator.sample.json' with { type: 'json' }
import type { OperatorFile } from './validation/operator'

/** What the operator of a service says about itself on pages and in mails, and decides about its work. Nothing secret. */
export type PublicTexts = OperatorFile

/** The sample operator of the embedded mode. Telephone numbers and addresses here reach nobody. */
export const samplePublicTexts: PublicTexts = sample

/** 電話0235-00-0000、メールcontact@example.com: the `{contact}` of sentences and signatures. */
export const contactLine = ({ contact }: Pick<PublicTexts, 'contact'>) =>
  `電話${contact.tel}、メール${contact.email}`

/** なかつぐ事務局, as members call the people behind the service. */
export const officeName = ({ serviceName }: Pick<PublicTexts, 'serviceName'>) => `${serviceName}事務局`
