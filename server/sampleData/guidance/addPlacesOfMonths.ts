import { addDays, addMonths as monthsLater, japaneseDateOf, startOfJapaneseDate } from '../../../shared/dates'
import type { SampleRows } from '../rows'
import { businessDayOnOrBefore, HOUR_MS, later } from '../sampleTime'
import type { World } from '../world'

type GuidanceRow = SampleRows['guidances'][number]

const SPARE_PLACES = 2
const PLACES_OF_NEXT_MONTH = 6
/** The office opens a month on the 25th of the second month before it. */
const OPENED_ON_DAY = 25

/**
 * The places of every month from the first to the next one, as the invitations need them: in the first months with
 * some to spare, afterwards none. A place goes back to its month when its invitation runs out.
 */
export function addPlacesOfMonths(world: World): void {
  const { rows, start, today } = world
  const last = monthsLater(`${today.slice(0, 7)}-01`, 1)
  for (let first = start; first <= last; first = monthsLater(first, 1)) addMonth(world, first, rows.guidances)
}

function addMonth(world: World, first: string, guidances: readonly GuidanceRow[]): void {
  const { rows, random, staff, invitations, start, today } = world
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))]
  const invited = guidances.filter((row) => row.year === year && row.month === month)
  const beforeFull = invited.filter(({ guidanceInvitedAt }) => guidanceInvitedAt < invitations.fullFrom)
  const atOnce = invited.filter(
    ({ guidanceInvitedAt }) => guidanceInvitedAt.getTime() === startOfJapaneseDate(first).getTime(),
  )
  const monthsWithPlaces = startOfJapaneseDate(monthsLater(first, 1)) <= invitations.fullFrom
  const basic =
    first > today
      ? PLACES_OF_NEXT_MONTH
      : beforeFull.length + atOnce.length + (monthsWithPlaces ? SPARE_PLACES : 0)

  const note = (time: Date, places: { basic: [number, number]; additional: [number, number] }) =>
    rows.activities.push({
      time,
      userId: null,
      actorId: staff.head.staff,
      event: { category: 'Preference', operation: 'Update', year, month, ...places },
    })

  const opening = `${monthsLater(first, -2).slice(0, 8)}${OPENED_ON_DAY}`
  const openedOn = businessDayOnOrBefore(opening < start ? addDays(start, -5) : opening)
  const openedAt = later(startOfJapaneseDate(openedOn), 15 * HOUR_MS + month * 60_000)
  note(openedAt, { basic: [0, basic], additional: [0, 0] })
  let [additional, version, updatedAt] = [0, 2, openedAt]

  const raises = new Map<number, number>()
  for (const { guidanceInvitedAt } of invited.filter((row) => !beforeFull.includes(row) && !atOnce.includes(row)))
    raises.set(guidanceInvitedAt.getTime(), (raises.get(guidanceInvitedAt.getTime()) ?? 0) + 1)
  for (const [time, places] of [...raises].sort(([a], [b]) => a - b)) {
    note(new Date(time), { basic: [basic, basic], additional: [additional, additional + places] })
    additional += places
    version += 1
  }
  for (const { guidanceInvitedAt } of invited) if (guidanceInvitedAt > updatedAt) updatedAt = guidanceInvitedAt
  const returned = invited.filter(hasRunOut)
  rows.preferenceSlots.push({
    id: random.uuid(),
    year,
    month,
    availableSlots: basic,
    additionalAvailableSlots: additional,
    givenGuidanceCount: invited.length - returned.length,
    version: version + invited.length + returned.length,
    createdAt: openedAt,
    updatedAt,
  })
}

/** Closed when the day after its last day began: nothing else closes an invitation at that moment. */
const hasRunOut = ({ closedAt, deadlineAt, status }: GuidanceRow) =>
  status !== 'Attended' &&
  closedAt instanceof Date &&
  typeof deadlineAt === 'string' &&
  closedAt.getTime() === startOfJapaneseDate(addDays(deadlineAt, 1)).getTime() &&
  japaneseDateOf(closedAt) > deadlineAt
