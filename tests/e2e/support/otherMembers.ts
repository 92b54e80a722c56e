import type { TestProgram } from '../../support/program'
import { findSamplePerson, samplePeople, type Person } from './samplePeople'

const BOOKING = '/signup/schedule_reservation'
export const CHOSEN = '?at=2026-12-03T02:00:00.000Z'

/** The first one of the sample data who is as wanted and not stopped. */
export async function someone(
  program: TestProgram,
  filter: Parameters<typeof samplePeople>[1],
): Promise<Person> {
  const [person] = await samplePeople(program, { ...filter, SuspensionStatus1: { eq: false } })
  if (!person) throw new Error(`nobody in the sample data is as wanted: ${JSON.stringify(filter)}`)
  return person
}

/** Pages that none of the three accounts of the sample is shown, each with somebody who has come as far as that. */
export const otherMembers = (
  program: () => TestProgram,
): { who: string; find: () => Promise<Person>; paths: string[] }[] => [
  {
    who: 'an invited',
    find: () => someone(program(), { UserStatus: { eq: 'Guidance' } }),
    paths: [BOOKING, `${BOOKING}/confirm${CHOSEN}`],
  },
  {
    who: 'a booked',
    find: () => someone(program(), { UserStatus: { eq: 'WaitingToParticipateGuidance' } }),
    paths: [
      `${BOOKING}/complete`,
      `${BOOKING}/change`,
      `${BOOKING}/change/confirm${CHOSEN}`,
      `${BOOKING}/change/complete`,
    ],
  },
  {
    who: 'a for now refused',
    find: () =>
      someone(program(), { UserStatus: { eq: 'Registration' }, OnlineCheckResult: { eq: 'Failed_1' } }),
    paths: ['/online_check/result_ng'],
  },
  {
    who: 'a for good refused',
    find: () =>
      someone(program(), { UserStatus: { eq: 'Registration' }, OnlineCheckResult: { eq: 'Failed_2' } }),
    paths: ['/online_check/result_ng'],
  },
  {
    who: 'a renewing',
    find: () =>
      findSamplePerson(
        program(),
        'RenewalExamOnlineCheckBeforeExam',
        ({ ScheduledInitialExamDate, ScheduledRenewalExamDate }) =>
          ScheduledInitialExamDate !== null || ScheduledRenewalExamDate !== null,
      ),
    paths: ['/signup/online_check/before_renewal_inspection'],
  },
  {
    who: 'a not yet renewed',
    find: () =>
      someone(program(), {
        UserStatus: { eq: 'RenewalExamOnlineCheckBeforeExam' },
        OnlineCheckResult: { eq: 'Failed_1' },
      }),
    paths: ['/online_check/before_renewal_inspection/result_ng'],
  },
]
