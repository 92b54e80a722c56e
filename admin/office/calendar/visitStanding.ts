import { formatJapaneseTime, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { IdentityDocument } from '../../../shared/generated/schema'
import { foldKit } from '../../../shared/facts/normalise'
import type { DaySheetFragment, DayVisitFragment } from '../../generated/graphql'
import type { DayDraft } from './daySheetDraft'

export type Standing = { is: 'done' | 'ready' | 'toCome' } | { is: 'left'; why: string }

export type Entry = {
  GuidanceId: string
  Attended: boolean
  KitNumber?: string
  ConsentVersion?: string
  IdentityDocument?: IdentityDocument
}

export const visitsOf = ({ Sessions }: Pick<DaySheetFragment, 'Sessions'>): DayVisitFragment[] =>
  Sessions.flatMap(({ Visits }) => Visits)

/** Attendance and kit can be entered after check-in; on a past day also without it. */
export const isOpen = ({ Status, CheckedInAt, StartAt }: DayVisitFragment, today: JapaneseDate): boolean =>
  Status === 'Reserved' && (CheckedInAt !== null || japaneseDateOf(new Date(StartAt)) < today)

export const kitOf = (draft: DayDraft, id: string): string => foldKit(draft.visits[id]?.kit ?? '')

/** Another person of the day who has the kit, recorded or typed. */
export function holderOf(
  kit: string,
  { Id }: DayVisitFragment,
  { visits, draft }: { visits: readonly DayVisitFragment[]; draft: DayDraft },
): DayVisitFragment | null {
  const has = (other: DayVisitFragment) =>
    other.Status === 'Reserved'
      ? draft.visits[other.Id]?.attended === true && kitOf(draft, other.Id) === kit
      : other.KitNumber === kit
  return (kit !== '' && visits.find((other) => other.Id !== Id && has(other))) || null
}

export function standingOf(
  visit: DayVisitFragment,
  day: { visits: readonly DayVisitFragment[]; draft: DayDraft; version: string; now: Date },
): Standing {
  const { draft, version, now } = day
  if (visit.Status !== 'Reserved' || visit.User.DeleteStatus) return { is: 'done' }
  const { attended, ...typed } = draft.visits[visit.Id] ?? {}
  const start = new Date(visit.StartAt)
  const open = isOpen(visit, japaneseDateOf(now))
  if (attended === undefined || (attended && !open))
    return open ? { is: 'left', why: '参加・欠席が未入力' } : { is: 'toCome' }
  const kit = kitOf(draft, visit.Id)
  if (attended && kit === '') return { is: 'left', why: 'キット番号待ち' }
  if (attended && holderOf(kit, visit, day)) return { is: 'left', why: 'キット番号がほかの方と同じ' }
  if (attended && !(typed.version ?? version)) return { is: 'left', why: '同意書の版が未入力' }
  if (start > now) return { is: 'left', why: `${formatJapaneseTime(start)}から記録` }
  return { is: 'ready' }
}

export const entriesOf = (ready: readonly DayVisitFragment[], draft: DayDraft): Entry[] =>
  ready.map(({ Id }) => {
    const { attended = false, version, identity } = draft.visits[Id] ?? {}
    return attended
      ? {
          GuidanceId: Id,
          Attended: true,
          KitNumber: kitOf(draft, Id),
          ConsentVersion: version || undefined,
          IdentityDocument: identity,
        }
      : { GuidanceId: Id, Attended: false }
  })

/** 来所, 来所なし, これから, うかがうことがある方 */
export function countsOf(visits: readonly DayVisitFragment[]) {
  const count = (is: (visit: DayVisitFragment) => boolean) => visits.filter(is).length
  const came = ({ CheckedInAt, Status }: DayVisitFragment) => CheckedInAt !== null || Status === 'Attended'
  return {
    came: count(came),
    missed: count((visit) => visit.Status === 'NoShow' && !came(visit)),
    toCome: count((visit) => visit.Status === 'Reserved' && !came(visit)),
    /** Null where the caller's duties do not show whom to ask. */
    toAsk: visits.some(({ Points }) => Points === null)
      ? null
      : count(({ Points, OfficePoints }) => (Points ?? []).length > 0 || OfficePoints.length > 0),
  }
}
