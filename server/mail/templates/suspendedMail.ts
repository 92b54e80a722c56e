import { contactLine } from '../../../shared/config'
import { composeMail, type MailContext } from './composeMail'

/** For a time, or for good. */
export type SuspendedParams = { permanent: boolean }

/** What staff wrote as their reason stays with them. */
export const suspendedMail = ({ permanent }: SuspendedParams, context: MailContext) =>
  composeMail(context, permanent ? 'ご利用の停止について' : 'ご利用の一時停止について', [
    permanent ? 'ご利用を停止しました。' : 'ご利用を一時停止しました。',
    '献便と各種の手続きをお休みいただきます。マイページの閲覧と退会の手続きは、これまでどおりご利用いただけます。',
    `ご不明な点は、事務局（${contactLine(context.texts)}）へお問い合わせください。`,
  ])
