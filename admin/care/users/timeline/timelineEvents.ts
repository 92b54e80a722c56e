import {
  formatJapaneseDate,
  formatJapaneseTime,
  japaneseDateOf,
  startOfJapaneseDate,
  type JapaneseDate,
} from '../../../../shared/facts/dates'
import {
  activityCategoryLabel,
  activityOperationLabel,
  readActor,
  type Actor,
} from '../../../../shared/words/records/activityLabels'
import { userStatusLabels } from '../../../../shared/words/labels/statusLabels'
import { transitions, type LifecycleEvent } from '../../../../shared/rules/person/lifecycle'
import { statusMove } from '../../../../shared/words/office/personActions'
import type { ActivityEvent } from '../../../../shared/words/records/activity'
import type { UserStatus } from '../../../../shared/generated/schema'
import type { ActivityListQuery } from '../../../generated/graphql'
import type { PersonRecord } from '../../../parts/people/personRecord'
import type { EntryKind } from './TimelineEntry'

type Row = Pick<
  ActivityListQuery['listUserActivity']['items'][number],
  'id' | 'time' | 'category' | 'operation' | 'text' | 'reason'
>
export type When = readonly [day: string, time: string]

export type PastEvent = {
  id: string
  kind: EntryKind
  when: When
  title: string
  text: string
  /** 案内待ち → 案内済み; null if the status did not change. */
  move: string | null
  /** Null for support staff, and if none was asked for. */
  reason: string | null
  actor: Actor
}
type ComingEvent = { key: string; when: When; title: string; text: string }

const BEGINNINGS_AND_ENDS = ['Profile.Create', 'Account.Withdraw', 'Account.Delete']

export const whenOf = (instant: Date): When => [
  formatJapaneseDate(japaneseDateOf(instant)),
  formatJapaneseTime(instant),
]

/**
 * What happened to a person.
 * @param now current status; null if some rows are missing, so that no moves can be derived
 */
export function pastEvents(rows: readonly Row[], now: UserStatus | null): PastEvent[] {
  const moves = now ? statusMoves(rows, now) : new Map<string, Move>()
  return rows.map(({ id, time, category, operation, text, reason }) => {
    const name = `${category}.${operation}`
    const move = moves.get(id)
    return {
      id,
      kind: move || BEGINNINGS_AND_ENDS.includes(name) ? ('changed' as const) : ('event' as const),
      when: whenOf(new Date(time)),
      title: `${activityCategoryLabel(category)}：${activityOperationLabel(category, operation)}`,
      move: move ? statusMove(userStatusLabels[move.from], userStatusLabels[move.to]) : null,
      reason,
      ...readActor(text),
    }
  })
}

/** Known coming events, the latest first. */
export function comingEvents(person: PersonRecord, now: Date): ComingEvent[] {
  const { Profile: profile, Guidance: guidance, ScreeningInfo: screenings } = person
  if (profile.DeleteStatus) return []
  const certified = profile.DonorStatus === 'Certified'
  const booked = profile.UserStatus === 'WaitingToParticipateGuidance' ? guidance?.ReservedAt : null
  const [latest] = screenings
  const events = [
    at(
      'booking',
      booked ? new Date(booked) : null,
      'ガイダンスに参加する予定',
      '参加と同意のあと、登録検査に進みます。',
    ),
    on('deadline', guidance?.DeadlineAt ?? null, 'ガイダンスの予約の期限', '過ぎると、案内待ちに戻ります。'),
    on('exam', latest?.ScheduledInitialExamDate ?? null, '登録検査の予定', '検査のあと、判定を登録します。'),
    on(
      'renewalExam',
      latest?.ScheduledRenewalExamDate ?? null,
      '更新検査の予定',
      '検査のあと、判定を登録します。',
    ),
    on(
      'retry',
      profile.RetryState === 'NotYet' ? (profile.RetryFrom ?? null) : null,
      'オンラインチェックの再受付',
      'この日から、本人がもう一度お答えになれます。',
    ),
    on(
      'renewal',
      certified ? profile.CommencementWindowPeriodDate : null,
      '更新手続きの開始',
      '本人へ案内のメールを送ります。',
    ),
    on(
      'expiration',
      certified ? profile.DonorExpirationDate : null,
      'ドナーの有効期限',
      'この日まで献便できます。',
    ),
  ]
  return events
    .flatMap((event) => (event && event.instant >= now ? [event] : []))
    .toSorted((a, b) => b.instant.getTime() - a.instant.getTime())
}

type Dated = ComingEvent & { instant: Date }

function at(key: string, instant: Date | null, title: string, text: string): Dated | null {
  return instant && { key, instant, when: whenOf(instant), title, text }
}

function on(key: string, date: JapaneseDate | null, title: string, text: string): Dated | null {
  if (!date) return null
  // The day itself still counts: it is over when the next one begins.
  const instant = new Date(startOfJapaneseDate(date).getTime() + 86_399_999)
  return { key, instant, when: [formatJapaneseDate(date), ''], title, text }
}

type StatusMovesRow = { id: string; category: string; operation: string }
type Move = { from: UserStatus; to: UserStatus }

type LogRow = ActivityEvent extends infer Event
  ? Event extends { category: infer Category extends string; operation: infer Operation extends string }
    ? `${Category}.${Operation}`
    : never
  : never

/** The life-cycle events that a log row may stand for. */
const events: Partial<Record<LogRow, readonly LifecycleEvent[]>> = {
  'OnlineCheck.Submit': ['onlineCheckPassed', 'onlineCheckFailed'],
  'OnlineCheck.AskAgain': ['checkTooOld'],
  'Guidance.Invite': ['invited'],
  'Guidance.InviteOutOfTurn': ['invited'],
  'Guidance.Expire': ['invitationExpired'],
  'Guidance.Decline': ['invitationDeclined'],
  'Guidance.Reserve': ['guidanceReserved'],
  'Guidance.Cancel': ['guidanceCancelled'],
  'Guidance.Attend': ['attended', 'attendedWithOldCheck'],
  'Guidance.NoShow': ['absent', 'absentAgain'],
  'Screening.Judge': ['certified', 'notCertified'],
  'Screening.OpenRenewal': ['renewalWindowBegan'],
  'Screening.End': ['expired', 'notCertified', 'certificationCorrected'],
  'Correction.Confirm': ['refusalCorrected'],
}

const candidates = ({ category, operation }: StatusMovesRow, to: UserStatus): Move[] => {
  const [, possible = []] = Object.entries(events).find(([row]) => row === `${category}.${operation}`) ?? []
  return transitions.filter((entry) => entry.to === to && possible.includes(entry.event))
}

/**
 * The status before and after each log row. The log does not contain it, so it is derived backwards from the current
 * status: of all paths through the life-cycle table, the one that explains most rows. Rows without a move are absent.
 * @param rows the newest first
 */
export function statusMoves(rows: readonly StatusMovesRow[], now: UserStatus): Map<string, Move> {
  type Way = { explained: number; move: Move | null; before: UserStatus }
  const known = new Map<string, Way>()
  const best = (index: number, status: UserStatus): Way => {
    const key = `${index}/${status}`
    const found = known.get(key)
    if (found) return found
    const row = rows[index]
    let way: Way = { explained: 0, move: null, before: status }
    if (row) {
      way = { ...way, explained: best(index + 1, status).explained }
      for (const move of candidates(row, status)) {
        const explained = best(index + 1, move.from).explained + 1
        if (explained > way.explained) way = { explained, move, before: move.from }
      }
    }
    known.set(key, way)
    return way
  }

  const moves = new Map<string, Move>()
  let status = now
  rows.forEach((row, index) => {
    const { move, before } = best(index, status)
    if (move && move.from !== move.to) moves.set(row.id, { from: move.from, to: move.to })
    status = before
  })
  return moves
}
