import type { JapaneseDate } from '../../../shared/dates'
import { dateText } from './mailDates'
import type { MailLine } from './mailLine'

/** The day to come back, of which the calendar file is attached. */
export const returnLines = (from: JapaneseDate): MailLine[] => [
  { label: 'もう一度お申し込みいただける日', value: `${dateText(from)}から` },
  'それまでに手続きはありません。カレンダー用のファイルを添付しています。',
]
