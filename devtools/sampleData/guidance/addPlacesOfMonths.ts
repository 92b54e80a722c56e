import { addDays, addMonths, startOfJapaneseDate, type JapaneseDate } from '../../../shared/dates'
import type { SampleRows } from '../rows'
import { businessDayOnOrBefore, HOUR_MS, later } from '../../world/worldTime'
import type { World } from '../world'

type GuidanceRow = SampleRows['guidances'][number]
/** A number of places set by the office at a time. */
type Change = { at: Date; basic: [from: number, to: number]; additional: [from: number, to: number] }

const SPARE_PLACES = 2
const PLACES_OF_NEXT_MONTH = 6
/** The office opens a month on the 25th of the second month before it. */
const OPENED_ON_DAY = 25

/**
 * The places of every month from the first to the next one, as the invitations need them: in the first months with
 * some to spare, afterwards none. A place goes back to its month when its invitation runs out, and when its person leaves before a booking.
 */
export function addPlacesOfMonths(world: World): void {
  const next = addMonths(`${world.today.slice(0, 7)}-01`, 1)
  for (let first = world.start; first <= next; first = addMonths(first, 1)) addMonth(world, first)
}

function addMonth({ rows, random, staff, invitations, start, today }: World, first: JapaneseDate): void {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))]
  const invited = rows.guidances.filter((row) => row.year === year && row.month === month)
  const begin = startOfJapaneseDate(first)
  const full = begin > invitations.fullFrom ? later(begin, 1) : invitations.fullFrom
  const atOnce = invited.filter(({ guidanceInvitedAt }) => guidanceInvitedAt < full).length
  const spare = startOfJapaneseDate(addMonths(first, 1)) <= invitations.fullFrom ? SPARE_PLACES : 0

  const opened = first > today ? PLACES_OF_NEXT_MONTH : atOnce + spare
  const changes = [
    ...(opened > 0 ? [openingOf(first, start, opened)] : []),
    ...raisesFor(invited, full, opened),
  ]
  // Before the invitations of the same instant, which these places made possible.
  for (const { at, basic, additional } of changes)
    rows.activities.unshift({
      time: at,
      userId: null,
      actorId: staff.head.staff,
      event: { category: 'Preference', operation: 'Update', year, month, basic, additional },
    })
  const [opening, last] = [changes[0], changes[changes.length - 1]]
  if (!opening || !last) return
  const returned = invited.filter(gaveBack).length
  rows.preferenceSlots.push({
    id: random.uuid(),
    year,
    month,
    availableSlots: last.basic[1],
    additionalAvailableSlots: last.additional[1],
    givenGuidanceCount: invited.length - returned,
    version: 1 + changes.length + invited.length + returned,
    createdAt: opening.at,
    updatedAt: invited.reduce(
      (latest, { guidanceInvitedAt }) => (guidanceInvitedAt > latest ? guidanceInvitedAt : latest),
      last.at,
    ),
  })
}

function openingOf(first: JapaneseDate, start: JapaneseDate, places: number): Change {
  const usual = `${addMonths(first, -2).slice(0, 8)}${OPENED_ON_DAY}`
  const day = businessDayOnOrBefore(usual < start ? addDays(start, -5) : usual)
  // A minute a month keeps months that were opened together apart.
  const at = later(startOfJapaneseDate(day), 15 * HOUR_MS + Number(first.slice(5, 7)) * 60_000)
  return { at, basic: [0, places], additional: [0, 0] }
}

/** Places added while people waited, each taken at that moment. A month that had none is opened by the first of them. */
function raisesFor(invited: readonly GuidanceRow[], full: Date, opened: number): Change[] {
  const placesAt = new Map<number, number>()
  for (const { guidanceInvitedAt } of invited)
    if (guidanceInvitedAt >= full) {
      const time = guidanceInvitedAt.getTime()
      placesAt.set(time, (placesAt.get(time) ?? 0) + 1)
    }
  let [basic, additional] = [opened, 0]
  return [...placesAt]
    .sort(([a], [b]) => a - b)
    .map(([time, places]) => {
      const before = { basic, additional }
      if (basic === 0) basic = places
      else additional += places
      return {
        at: new Date(time),
        basic: [before.basic, basic],
        additional: [before.additional, additional],
      }
    })
}

const gaveBack = (row: GuidanceRow) => hasRunOut(row) || (row.closedAt != null && row.status === 'Cancelled')

/** Closed when the day after its last day began: nothing else closes an invitation at that moment. */
const hasRunOut = ({ closedAt, deadlineAt, status }: GuidanceRow) =>
  status !== 'Attended' &&
  closedAt instanceof Date &&
  typeof deadlineAt === 'string' &&
  closedAt.getTime() === startOfJapaneseDate(addDays(deadlineAt, 1)).getTime()
