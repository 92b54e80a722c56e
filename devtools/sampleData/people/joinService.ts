import { japaneseDateOf } from '../../../shared/dates'
import { happen, type Life } from '../life'
import { healthyAnswers } from '../../world/checks/healthyAnswers'
import { DAY_MS, later, MINUTE_MS } from '../../world/worldTime'
import type { World } from '../world'
import { inventPerson } from '../../world/people/inventPerson'

/** Signs somebody up and enters the profile, so that it is done by `firstUse`. The life stands at that time. */
export function joinService(world: World, firstUse: Date, options: { email?: string } = {}): Life {
  const { random, rows } = world
  const enteredAt = later(firstUse, -random.whole(2, 9) * MINUTE_MS)
  const hesitated = random.chance(0.2) ? random.whole(1, 4) * DAY_MS : 0
  const signedUpAt = later(enteredAt, -random.whole(5, 25) * MINUTE_MS - hesitated)

  const registeredOn = japaneseDateOf(enteredAt)
  const person = inventPerson(random, { number: world.nextNumber('telephone'), registeredOn })
  const email = options.email ?? person.email
  const profile: Life['profile'] = {
    ...person,
    email,
    barCodeBucket: null,
    barCodeKey: null,
    donorId: null,
    userRank: null,
    deleteStatus: false,
    suspensionStatus1: false,
    updatedSuspensionStatus1ToTrueAt: null,
    suspendedUntil: null,
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
    retryFrom: null,
    onlineCheckReopenedAt: null,
    reopenedQuestions: null,
    donationPaused: false,
    resting: false,
    restingUntil: null,
    retryReminder: true,
    floraInvitationRequestedAt: null,
    accountRemovedAt: null,
    waitingSince: null,
    statusSince: enteredAt,
    furthestStatus: 'Registration',
    profileCreatedAt: enteredAt,
    version: 1,
    changedIn: {},
    createdAt: enteredAt,
    updatedAt: enteredAt,
  }
  rows.accounts.push({ sub: person.id, email, createdAt: signedUpAt, canSignIn: options.email !== undefined })
  rows.profiles.push(profile)
  const life: Life = {
    world,
    profile,
    answers: healthyAnswers(random, person),
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
