import type { JapaneseDate } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'
import type { ExpectedMonths } from '../../../shared/generated/schema'

/** An opened month, and how many invitations were given in it, also with places that came back. */
export type OpenedMonth = { month: JapaneseDate; places: number; given: number; invitations: number }

/** A position in line. */
export type Standing = {
  /** From 1, with paused and without suspended people. */
  position: number
  /** Until when paused people ahead do not want to be invited. */
  pausedAhead: readonly JapaneseDate[]
  pausedUntil: JapaneseDate | null
}

/** Later months cannot be predicted. */
const MONTHS_AHEAD = 24
/** Months from which the office's usual number of places is taken. */
export const USUAL_MONTHS = 6

const monthOf = (date: JapaneseDate): JapaneseDate => `${date.slice(0, 7)}-01`

/**
 * The months in which a person in line is likely to be invited; null if no month was ever opened. Opened months have
 * their own places; later ones as many as recent months: the fewest give the last month, the most the first. For the
 * first month, as many places come back as recently: they go to the next in line.
 */
export function expectedMonths(
  standing: Standing,
  months: readonly OpenedMonth[],
  today: JapaneseDate,
): ExpectedMonths | null {
  const last = months
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  if (!last) return null
  const usual = months.toSorted((a, b) => a.month.localeCompare(b.month)).slice(-USUAL_MONTHS)
  const places = usual.map((month) => month.places)
  const given = months.reduce((sum, month) => sum + month.given, 0)
  const invitations = months.reduce((sum, month) => sum + month.invitations, 0)
  // One more counts as used: it is not sure that all come back.
  const kept = Math.min(1, (given + 1) / (invitations + 1))
  const free = (month: JapaneseDate, later: number) => {
    const opened = months.find((known) => known.month === month)
    if (opened) return Math.max(0, opened.places - opened.given)
    return month > last ? later : 0
  }
  const from = monthOfTurn(standing, today, (month) => free(month, Math.max(...places)) / kept)
  const to = monthOfTurn(standing, today, (month) => free(month, Math.min(...places)))
  return from === null ? null : { From: from, To: to }
}

function monthOfTurn(
  { position, pausedAhead, pausedUntil }: Standing,
  today: JapaneseDate,
  invitationsOf: (month: JapaneseDate) => number,
): JapaneseDate | null {
  const thisMonth = monthOf(today)
  let served = 0
  for (let later = 0; later < MONTHS_AHEAD; later++) {
    const month = addMonths(thisMonth, later)
    const resting = pausedAhead.filter((until) => until > month).length
    const ahead = position - 1 - resting
    const invitations = invitationsOf(month)
    const isTurn = served + invitations > ahead && invitations > 0
    if (isTurn && (pausedUntil === null || pausedUntil <= month)) return month
    served = Math.min(ahead, served + invitations)
  }
  return null
}
