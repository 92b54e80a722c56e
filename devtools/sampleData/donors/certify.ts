import { japaneseDateOf, type JapaneseDate } from '../../../shared/dates'
import { periodFrom } from '../../../shared/donorPeriod'
import { addHealthCheck, judgedAt, screeningInHand } from '../exams/exam'
import { happen, moved, type Life } from '../life'
import { settlePeriod } from './rewards'

/** Opens the period of a test in the screening in hand; what the profile shows of it. */
function openPeriod(life: Life, examDate: JapaneseDate) {
  const { validFrom, validUntil, windowFrom } = periodFrom(examDate)
  Object.assign(screeningInHand(life), { validFrom, validUntil })
  return { donorExpirationDate: validUntil, commencementWindowPeriodDate: windowFrom }
}

/** The registration test judged Certified. Donor numbers are given when all histories are told, in the order of these days. */
export function certify(life: Life, examDate: JapaneseDate, rate: number): void {
  const at = judgedAt(life, examDate)
  const event = { category: 'Screening', operation: 'Judge', type: 'Registration' } as const
  happen(life, at, life.world.staff.administratorAt(at), event, {
    ...moved(life, at, 'certified'),
    ...openPeriod(life, examDate),
    donorStatus: 'Certified',
    donorProcessStatus: 'EligibleDonor',
    userRank: 'DonorCertification',
    registrationDateOfDonor: examDate,
  })
  addHealthCheck(life, at, examDate, 'Certified')
  life.donor = {
    rate,
    certifiedAt: at,
    toldUntil: japaneseDateOf(at),
    period: screeningInHand(life),
    donationIds: [],
  }
}

/** The renewal test judged Certified: the period is settled with the bonus, and a new one begins. */
export function renew(life: Life, examDate: JapaneseDate, at: Date): void {
  const by = life.world.staff.administratorAt(at)
  const event = { category: 'Screening', operation: 'Judge', type: 'Renewal' } as const
  happen(life, at, by, event, {
    ...moved(life, at, 'certified'),
    ...openPeriod(life, examDate),
    latestDonationsCount: 0,
    sentUpdateNoticeAt: null,
  })
  addHealthCheck(life, at, examDate, 'Certified')
  settlePeriod(life, at, { renewed: true, by })
  if (life.donor) Object.assign(life.donor, { period: screeningInHand(life), donationIds: [] })
}
