import type { MailContext } from './composeMail'
import type { MailLine } from './mailLine'

/** Ends a mail that one need not receive. */
export const optionalNotice = ({ origin }: MailContext): MailLine[] => [
  'このお知らせは、アカウント設定でいつでも停止できます。',
  { label: 'アカウント設定でお知らせを止める', url: `${origin}/account`, quiet: true },
]
