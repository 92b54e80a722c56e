import { calendarFile } from './calendarFile'
import { GUIDANCE_LENGTH_MS } from './booking'
import type { PublicTexts } from './config'

export const CALENDAR_FILE_NAME = 'guidance.ics'
export const CALENDAR_CONTENT_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

export type GuidanceBooking = {
  /** `Guidance.Id`: a person's event keeps its identity through every change of the time. */
  guidanceId: string
  sequence: number
  startAt: Date
  endAt: Date
}

/**
 * The event of a booking, the same in the mail and on the pages. Later changes count as later versions, for their
 * sequence is the second of the change.
 */
export function bookingOf(guidanceId: string, startAt: Date, changedAt: Date): GuidanceBooking {
  const endAt = new Date(startAt.getTime() + GUIDANCE_LENGTH_MS)
  return { guidanceId, sequence: Math.floor(changedAt.getTime() / 1000), startAt, endAt }
}

/**
 * The calendar file of a booked guidance. Its title tells a passer-by nothing about donating.
 * `origin` is the donor app's address without a slash at the end; `now` stamps the file.
 */
export function guidanceCalendar(
  booking: GuidanceBooking,
  texts: Pick<PublicTexts, 'serviceName' | 'guidance'>,
  origin: string,
  now: Date,
): string {
  return calendarFile({
    uid: `guidance-${booking.guidanceId}@${new URL(origin).hostname}`,
    sequence: booking.sequence,
    stamp: now,
    startAt: booking.startAt,
    endAt: booking.endAt,
    title: `${texts.serviceName} ガイダンス`,
    location: texts.guidance.place,
    description: `持ち物：${texts.guidance.belongings}\n変更とキャンセルは、開始の24時間前までマイページで承ります。`,
    url: `${origin}/mypage`,
  })
}
