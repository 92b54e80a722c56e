import sample from '../../docs/operator.sample.json' with { type: 'json' }
import type { OperatorFile } from './operatorFile'

export type PublicTexts = OperatorFile

/** For the embedded mode; numbers and addresses are unused. */
export const samplePublicTexts: PublicTexts = sample

/** 電話0235-00-0000、メールcontact@example.com */
export const contactLine = ({ contact }: Pick<PublicTexts, 'contact'>) =>
  `電話${contact.tel}、メール${contact.email}`

/** なかつぐ事務局 */
export const officeName = ({ serviceName }: Pick<PublicTexts, 'serviceName'>) => `${serviceName}事務局`
