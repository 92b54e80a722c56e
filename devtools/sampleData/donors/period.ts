import { addDays, japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../shared/dates'
import { retryAfterExam } from '../../../shared/donorPeriod'
import { addHealthCheck } from '../exams/exam'
import { happen, moved, type Life } from '../life'
import { donateUntil } from './donate'
import { settlePeriod } from './rewards'

/** A day of the running period that a donor has by certification. */
export function dayOf(
  life: Life,
  name: 'donorExpirationDate' | 'commencementWindowPeriodDate',
): JapaneseDate {
  const date = life.profile[name]
  if (!date) throw new Error('There is no period')
  return date
}

/** The last four weeks begin, and the notice goes out. */
export function beginWindow(life: Life): void {
  const date = dayOf(life, 'commencementWindowPeriodDate')
  donateUntil(life, date)
  const at = startOfJapaneseDate(date)
  happen(
    life,
    at,
    'system',
    { category: 'Screening', operation: 'OpenRenewal' },
    {
      ...moved(life, at, 'renewalWindowBegan'),
      sentUpdateNoticeAt: at,
    },
  )
}

const lost = (on: JapaneseDate) =>
  ({
    donorStatus: 'NotCertified',
    donorProcessStatus: 'Applicant',
    lossDonorStatusDate: on,
    donationPaused: false,
    onlineCheckResult: null,
    onlineCheckScore: null,
  }) as const

/** The last day passed without a renewal. */
export function endPeriod(life: Life): void {
  const last = dayOf(life, 'donorExpirationDate')
  const date = addDays(last, 1)
  donateUntil(life, date)
  const at = startOfJapaneseDate(date)
  const event = { category: 'Screening', operation: 'End' } as const
  happen(life, at, 'system', event, { ...moved(life, at, 'expired'), ...lost(last) })
  settlePeriod(life, at, { renewed: false, by: 'system' })
}

/** The renewal test judged NotCertified. */
export function endByTest(life: Life, examDate: JapaneseDate, at: Date): void {
  const by = life.world.staff.administratorAt(at)
  const event = { category: 'Screening', operation: 'Judge', type: 'Renewal' } as const
  const today = japaneseDateOf(at)
  const retryFrom = retryAfterExam(today)
  happen(life, at, by, event, { ...moved(life, at, 'notCertified'), ...lost(today), retryFrom })
  addHealthCheck(life, at, examDate, 'NotCertified')
  settlePeriod(life, at, { renewed: false, by })
}
