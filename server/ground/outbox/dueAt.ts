import { addDays, japaneseDateOf, japaneseInstant } from '../../../shared/facts/dates'
import { goesAtNight, type MailKind } from './templates/mailTemplates'

const LETTERS_FROM = 8
const LETTERS_UNTIL = 21

/** When a mail that is wanted then is sent at the earliest. */
export const dueAt = (kind: MailKind, wanted: Date): Date => (goesAtNight(kind) ? wanted : byDay(wanted))

/** The same instant from 8:00 to 21:00 in Japan, otherwise the next morning at eight. */
export function byDay(instant: Date): Date {
  const day = japaneseDateOf(instant)
  if (instant < japaneseInstant(day, LETTERS_FROM)) return japaneseInstant(day, LETTERS_FROM)
  return instant < japaneseInstant(day, LETTERS_UNTIL)
    ? instant
    : japaneseInstant(addDays(day, 1), LETTERS_FROM)
}
