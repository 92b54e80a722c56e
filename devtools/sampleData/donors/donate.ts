import { samplePublicTexts } from '../../../shared/config'
import { addDays, japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { isOpenDay } from '../../../shared/holidays'
import { rankFor } from '../../../shared/ranks'
import type { Life } from '../life'
import { donationTime, later, MINUTE_MS } from '../../world/worldTime'
import { promiseReward } from './rewards'

const WORKING_DAYS = 5
/** Now and then somebody comes and it does not work out: a visit without stool, which earns nothing. */
const SHARE_WITHOUT_STOOL = 0.04

/** Visits to the donation room at the person's own pace, through the day before `date`, within the period. */
export function donateUntil(life: Life, date: JapaneseDate): void {
  const { donor, profile } = life
  if (!donor) throw new Error('Only donors donate')
  const last = profile.donorExpirationDate ?? date
  for (let day = addDays(donor.toldUntil, 1); day < date && day <= last; day = addDays(day, 1)) {
    donor.toldUntil = day
    if (isOpenDay(day, samplePublicTexts) && life.world.random.chance(donor.rate / WORKING_DAYS))
      visit(life, day)
  }
}

function visit(life: Life, day: JapaneseDate): void {
  const { profile, donor, world } = life
  const { random, rows, staff, now } = world
  const donationAt = donationTime(random, day)
  const recordedAt = later(donationAt, random.whole(4, 25) * MINUTE_MS)
  if (!donor || donationAt < donor.certifiedAt || recordedAt > now) return
  const received = !random.chance(SHARE_WITHOUT_STOOL)
  const id = random.uuid()
  rows.donations.push({
    id,
    userId: profile.id,
    stoolReceiptStatus: received ? 'Implemented' : 'NotImplemented',
    donationAt,
    donationInfoCreatedAt: recordedAt,
    createdAt: recordedAt,
    updatedAt: recordedAt,
  })
  rows.donationScreenings.push({ donationId: id, screeningId: donor.period.id })
  rows.activities.push({
    time: recordedAt,
    userId: profile.id,
    actorId: staff.administratorAt(recordedAt).staff,
    event: { category: 'Donation', operation: 'Record', donationAt },
  })
  if (!received) return
  donor.donationIds.push(id)
  promiseReward(life, recordedAt, id)
  profile.totalDonationsCount += 1
  profile.latestDonationsCount += 1
  profile.userRank = rankFor(profile.totalDonationsCount, samplePublicTexts.ranks)
  profile.version += 1
  if (recordedAt > profile.updatedAt) profile.updatedAt = recordedAt
}

/** Visits up to now. */
export const donateUntilNow = (life: Life) => donateUntil(life, addDays(japaneseDateOf(life.world.now), 1))
