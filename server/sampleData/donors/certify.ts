import { addWeeks, japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { addHealthCheck, judgedAt, screeningInHand } from '../exams/exam'
import { happen, moved, type Life } from '../life'
import { settlePeriod } from './rewards'

const PERIOD_WEEKS = 12
const WINDOW_WEEKS = 4

/** Twelve weeks from the day of the test; the last four are the window for the renewal. */
function periodFrom(examDate: JapaneseDate) {
  const donorExpirationDate = addWeeks(examDate, PERIOD_WEEKS)
  return { donorExpirationDate, commencementWindowPeriodDate: addWeeks(donorExpirationDate, -WINDOW_WEEKS) }
}

/** The registration test judged Certified. Donor numbers are given when all histories are told, in the order of these days. */
export function certify(life: Life, examDate: JapaneseDate, rate: number): void {
  const at = judgedAt(life, examDate)
  const event = { category: 'Screening', operation: 'Judge', type: 'Registration' } as const
  happen(life, at, life.world.staff.administratorAt(at), event, {
    ...moved(life, at, 'certified'),
    ...periodFrom(examDate),
    donorStatus: 'Certified',
    donorProcessStatus: 'EligibleDonor',
    userRank: 'DonorCertification',
    registrationDateOfDonor: japaneseDateOf(at),
  })
  addHealthCheck(life, at, examDate, 'Certified')
  life.donor = {
    rate,
    certifiedAt: at,
    toldUntil: japaneseDateOf(at),
    screeningId: screeningInHand(life).id,
    donationIds: [],
  }
}

/** The renewal test judged Certified: the period is settled with the bonus, and a new one begins. */
export function renew(life: Life, examDate: JapaneseDate, at: Date): void {
  const by = life.world.staff.administratorAt(at)
  const event = { category: 'Screening', operation: 'Judge', type: 'Renewal' } as const
  happen(life, at, by, event, {
    ...moved(life, at, 'certified'),
    ...periodFrom(examDate),
    latestDonationsCount: 0,
    sentUpdateNoticeAt: null,
  })
  addHealthCheck(life, at, examDate, 'Certified')
  settlePeriod(life, at, { renewed: true, by })
  if (life.donor) Object.assign(life.donor, { screeningId: screeningInHand(life).id, donationIds: [] })
}
