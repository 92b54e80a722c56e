import type { MailContext } from './composeMail'
import { accountUrl } from './mailLinks'
import type { MailLine } from './mailLine'

/** Ends a mail that one need not receive. */
export const optionalNotice = (context: MailContext): MailLine[] => [
  'このお知らせは、アカウント設定でいつでも停止できます。',
  { label: 'アカウント設定', url: accountUrl(context) },
]
