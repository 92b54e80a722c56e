import {
  addDays,
  addWeeks,
  japaneseDateOf,
  startOfJapaneseDate,
  type JapaneseDate,
} from '../../../shared/dates'
import type { Life } from '../life'
import { businessDayOnOrAfter, memberTime, officeTime } from '../../world/worldTime'
import type { World } from '../world'
import { analyseSample } from '../../world/analyseSample'

const WEEKS_TO_APPLY = 4

export type FloraProgress = 'Guidance' | 'Applied' | 'Received' | 'Shared'
const order: readonly FloraProgress[] = ['Guidance', 'Applied', 'Received', 'Shared']

/** A flora test from the invitation on, as far as `progress` and as now allows. It touches nothing else of the life. */
export function takeFloraTest(life: Life, invitedOn: JapaneseDate, progress: FloraProgress): void {
  const { world, profile } = life
  const { random, rows, staff, now } = world
  const reaches = (step: FloraProgress, at: Date) =>
    order.indexOf(progress) >= order.indexOf(step) && at <= now
  const note = (time: Date, self: boolean, operation: 'Invite' | 'Apply' | 'Receive' | 'Share') =>
    rows.activities.push({
      time,
      userId: profile.id,
      actorId: self ? profile.id : staff.administratorAt(time).staff,
      event: { category: 'FloraTest', operation },
    })
  const officeDay = (after: JapaneseDate, days: number) =>
    officeTime(random, businessDayOnOrAfter(addDays(after, days)))

  const invitedAt = officeDay(invitedOn, 0)
  if (invitedAt > now || invitedAt < startOfJapaneseDate(invitedOn)) return
  const test: World['rows']['floraTests'][number] = {
    id: random.uuid(),
    userId: profile.id,
    status: 'Guidance',
    invitedDate: japaneseDateOf(invitedAt),
    deadlineForApplicationAt: addWeeks(japaneseDateOf(invitedAt), WEEKS_TO_APPLY),
    inspectionDetailCreatedAt: invitedAt,
    createdAt: invitedAt,
    updatedAt: invitedAt,
  }
  rows.floraTests.push(test)
  note(invitedAt, false, 'Invite')

  const appliedAt = memberTime(random, addDays(japaneseDateOf(invitedAt), random.whole(1, 6)))
  if (!reaches('Applied', appliedAt)) return
  Object.assign(test, { status: 'Applied', updatedAt: appliedAt })
  note(appliedAt, true, 'Apply')

  const receivedAt = officeDay(japaneseDateOf(appliedAt), random.whole(3, 8))
  if (!reaches('Received', receivedAt)) return
  const sampleId = `FL-${String(world.nextNumber('sample')).padStart(6, '0')}`
  Object.assign(test, {
    status: 'Received',
    sampleId,
    examDate: japaneseDateOf(receivedAt),
    updatedAt: receivedAt,
  })
  note(receivedAt, false, 'Receive')

  const sharedAt = officeDay(japaneseDateOf(receivedAt), random.whole(18, 27))
  if (!reaches('Shared', sharedAt)) return
  const { composition, ...found } = analyseSample(random)
  Object.assign(test, {
    ...found,
    status: 'Shared',
    intestinalFloraComposition: composition,
    sharedDate: japaneseDateOf(sharedAt),
    updatedAt: sharedAt,
  })
  note(sharedAt, false, 'Share')
  profile.intestinalFloraCount += 1
}

/** Places the shared tests in one order, the most diverse first; equals share a place. */
export function rankFloraTests({ rows }: World): void {
  const scores = rows.floraTests.flatMap(({ diversityScore }) => diversityScore ?? [])
  for (const test of rows.floraTests) {
    const { diversityScore } = test
    if (typeof diversityScore === 'number')
      test.ranking = 1 + scores.filter((score) => score > diversityScore).length
  }
}
