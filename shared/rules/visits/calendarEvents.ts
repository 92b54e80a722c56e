import { CHANGE_NOTICE_HOURS } from '../../facts/terms'
import { GUIDANCE_LENGTH_MS } from './booking'
import { calendarFile, type CalendarEvent } from './calendarFile'
import { officeName, type PublicTexts } from '../../facts/config'
import type { JapaneseDate } from '../../facts/dates'
import { examBegins } from './exams'

export type CalendarAttachment = { filename: string; contentType: string; content: string }

/** `origin` is the donor app's address without a final slash; `now` is the file's time stamp. */
export type Circumstances = { texts: PublicTexts; origin: string; now: Date }

/** A later change has a higher sequence: the second of the change. */
const sequenceOf = (changedAt: Date) => Math.floor(changedAt.getTime() / 1000)

export const guidanceEnd = (startAt: Date) => new Date(startAt.getTime() + GUIDANCE_LENGTH_MS)

export type NamedEvent = CalendarEvent & { filename: string }

const eventOf = (
  { texts, origin, now }: Circumstances,
  event: Omit<NamedEvent, 'stamp' | 'organizer' | 'url'>,
): NamedEvent => ({
  ...event,
  uid: `${event.uid}@${new URL(origin).hostname}`,
  stamp: now,
  organizer: { name: officeName(texts), email: texts.contact.email },
  url: `${origin}/mypage`,
})

export const calendarAttachment = ({ filename, ...event }: NamedEvent): CalendarAttachment => ({
  filename,
  contentType: `text/calendar; charset=utf-8; method=${event.method ?? 'PUBLISH'}`,
  content: calendarFile(event),
})

/** 施設名（住所） */
export const placeWithAddress = ({ place, address }: { place: string; address: string }) =>
  `${place}（${address}）`

/**
 * The event of a booked guidance, for mails and pages; `method: 'CANCEL'` removes it. For privacy its title does not
 * mention donating. `userId` identifies it through all changes.
 */
export function guidanceEvent(
  booking: { userId: string; startAt: Date; method?: 'CANCEL' },
  circumstances: Circumstances,
): NamedEvent {
  const { guidance, serviceName } = circumstances.texts
  return eventOf(circumstances, {
    filename: 'guidance.ics',
    method: booking.method,
    uid: `guidance-${booking.userId}`,
    sequence: sequenceOf(circumstances.now),
    time: { startAt: booking.startAt, endAt: guidanceEnd(booking.startAt) },
    title: `${serviceName} ガイダンス`,
    location: placeWithAddress(guidance),
    description: `持ち物：${guidance.belongings}\n変更とキャンセルは、開始の${CHANGE_NOTICE_HOURS}時間前までマイページで承ります。`,
  })
}

/** The day from which the person may apply again. For privacy its text does not mention health. */
export const returnEvent = (
  { date, screeningId }: { date: JapaneseDate; screeningId: string },
  circumstances: Circumstances,
): NamedEvent =>
  eventOf(circumstances, {
    filename: 'reminder.ics',
    uid: `return-${screeningId}`,
    // Criteria and office may move the day.
    sequence: sequenceOf(circumstances.now),
    time: { day: date },
    title: `${circumstances.texts.serviceName} お申し込みができる日`,
    location: '',
    description: 'この日から、もう一度お申し込みいただけます。',
  })

/** Assumed length; the hospital does not state one. */
const EXAM_MS = 60 * 60 * 1000

/** The hospital test; a whole-day event while its hour is unknown. For privacy its title does not mention health. */
export function examEvent(
  {
    screeningId,
    date,
    time,
    method,
  }: { screeningId: string; date: JapaneseDate; time: string | null; method?: 'CANCEL' },
  circumstances: Circumstances,
): NamedEvent {
  const { hospital, serviceName } = circumstances.texts
  const startAt = time === null ? null : examBegins(date, time)
  return eventOf(circumstances, {
    filename: 'visit.ics',
    method,
    uid: `exam-${screeningId}`,
    sequence: sequenceOf(circumstances.now),
    time: startAt ? { startAt, endAt: new Date(startAt.getTime() + EXAM_MS) } : { day: date },
    title: `${serviceName} ご来院の予定`,
    location: `${hospital.name} ${hospital.reception}（${hospital.address}）`,
    description: `電話：${hospital.tel}\n持ち物などのご案内は、マイページをご覧ください。`,
  })
}
