import { addDays, japaneseDateOf } from '../../../shared/dates'
import { happen, type Life } from '../life'
import { healthyAnswers } from '../checks/healthyAnswers'
import { DAY_MS, later, MINUTE_MS } from '../sampleTime'
import type { World } from '../world'
import { buildings, towns } from './towns'
import { familyNames, mensNames, womensNames } from './names'

const YOUNGEST = 19
const OLDEST = 62

/** Signs somebody up and enters the profile, so that it is done by `firstUse`. The life stands at that time. */
export function joinService(world: World, firstUse: Date, options: { email?: string } = {}): Life {
  const { random, rows } = world
  const enteredAt = later(firstUse, -random.whole(2, 9) * MINUTE_MS)
  const hesitated = random.chance(0.2) ? random.whole(1, 4) * DAY_MS : 0
  const signedUpAt = later(enteredAt, -random.whole(5, 25) * MINUTE_MS - hesitated)

  const id = random.uuid()
  const woman = random.chance(0.54)
  const family = random.pick(familyNames)
  const given = random.pick(woman ? womensNames : mensNames)
  const number = world.nextNumber('telephone')
  const email = options.email ?? `${given.latin}.${family.latin}${number}@example.com`
  const { zipCode, city, town } = random.pick(towns)
  const registeredOn = japaneseDateOf(enteredAt)
  const profile: Life['profile'] = {
    id,
    email,
    barCodeBucket: null,
    barCodeKey: null,
    donorId: null,
    userRank: null,
    lastName: family.kanji,
    firstName: given.kanji,
    lastNameFurigana: family.reading,
    firstNameFurigana: given.reading,
    gender: woman ? 'Women' : 'Man',
    birthday: addDays(
      registeredOn,
      -Math.round(365.25 * (YOUNGEST + (OLDEST - YOUNGEST) * random.next() ** 1.4)),
    ),
    tel: `0900000${String(number).padStart(4, '0')}`,
    zipCode,
    pref: 'Yamagata',
    city,
    address: `${town}${random.whole(1, 28)}-${random.whole(1, 40)}`,
    building: random.chance(0.3)
      ? `${random.pick(buildings)}${random.whole(1, 4)}0${random.whole(1, 8)}`
      : '',
    deleteStatus: false,
    suspensionStatus1: false,
    updatedSuspensionStatus1ToTrueAt: null,
    suspensionStatus2: false,
    updateRequired: false,
    caution: null,
    subscribedMagazine: random.chance(0.35),
    userStatus: 'Registration',
    donorStatus: 'NotCertified',
    donorProcessStatus: 'Applicant',
    onlineCheckResult: null,
    onlineCheckScore: null,
    totalDonationsCount: 0,
    latestDonationsCount: 0,
    intestinalFloraCount: 0,
    registrationDateOfService: registeredOn,
    registrationDateOfDonor: null,
    commencementWindowPeriodDate: null,
    donorExpirationDate: null,
    lossDonorStatusDate: null,
    sentUpdateNoticeAt: null,
    waitingSince: null,
    profileCreatedAt: enteredAt,
    version: 1,
    createdAt: enteredAt,
    updatedAt: enteredAt,
  }
  rows.accounts.push({ sub: id, email, createdAt: signedUpAt, canSignIn: options.email !== undefined })
  rows.profiles.push(profile)
  const life: Life = {
    world,
    profile,
    answers: healthyAnswers(random, profile),
    at: signedUpAt,
    screening: null,
    passedOn: null,
    guidance: null,
    donor: null,
  }
  world.lives.push(life)
  happen(life, signedUpAt, 'self', { category: 'Account', operation: 'SignUp' })
  happen(life, enteredAt, 'self', { category: 'Profile', operation: 'Create' })
  return life
}
