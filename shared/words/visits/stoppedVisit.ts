import {
  formatJapaneseDate,
  formatJapaneseDateTime,
  japaneseDateOf,
  type JapaneseDate,
} from '../../facts/dates'
import type { StoppedBooking } from '../../generated/schema'
import type { PlannedVisit } from '../../rules/visits/plannedVisit'

const dayOf = (visit: PlannedVisit): JapaneseDate =>
  visit.kind === 'Guidance' ? japaneseDateOf(new Date(visit.startAt)) : visit.date

export const plannedVisitName = (visit: PlannedVisit) =>
  visit.kind === 'Guidance'
    ? `${formatJapaneseDateTime(new Date(visit.startAt))}のガイダンスのご予約`
    : `${formatJapaneseDate(visit.date)}${visit.time ?? ''}の検査のご予定`

/** Whether to come to what stays booked during a stop. `until`: the morning on which the stop ends by itself. */
export const keptVisitText = (visit: PlannedVisit, until: JapaneseDate | null) =>
  until !== null && until <= dayOf(visit)
    ? `${plannedVisitName(visit)}は、そのままです。再開したあとですので、予定どおりお越しください。`
    : `${plannedVisitName(visit)}は、そのままです。それまでに再開したときは、予定どおりお越しください。再開していないときは、お越しにならないでください。`

export const keptAfterStopText = (visit: PlannedVisit) =>
  `${plannedVisitName(visit)}は、そのままです。予定どおりお越しください。`

export const cancelledVisitText = (visit: PlannedVisit) =>
  `${plannedVisitName(visit)}は、キャンセルしました。お越しいただく必要はありません。カレンダーに追加された方は、添付のファイルを開くと、予定が取り消されます。`

/** `cancelled`: the start of a booking, in mails of older versions. */
export function cancelledVisitLines({
  visit,
  cancelled,
}: {
  visit?: PlannedVisit | null
  cancelled?: string | null
}): string[] {
  const told: PlannedVisit | null = visit ?? (cancelled ? { kind: 'Guidance', startAt: cancelled } : null)
  return told ? [cancelledVisitText(told)] : []
}

/** The office's choice when a stop begins. */
export const stoppedBookingLabels = {
  Keep: 'そのままにする（それまでに再開したときだけ、お越しいただきます）',
  Cancel: 'キャンセルする（枠が空き、カレンダーの予定を取り消すファイルを送ります）',
} satisfies Record<StoppedBooking, string>

export const stoppedBookingWords = {
  label: (visit: PlannedVisit) => `${plannedVisitName(visit)}をどうしますか`,
  missing: '予約をどうするかを選んでください',
} as const

export const STOP_CANCELS_VISIT =
  'これからのガイダンスの予約や検査の予定があるときは、キャンセルし、お越しいただかなくてよいことを同じメールでお知らせします。'
