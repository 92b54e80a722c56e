import { expect, test } from 'vitest'
import { renewalBonus } from '../../../../shared/facts/rewards'
import { isEligibleAge } from '../../../../shared/rules/person/ages'
import { isSuspended } from '../../../../shared/rules/person/suspension'
import { donationRefusal, visitAt, type DonorFacts } from '../../../../shared/rules/visits/visit'

// At the edges, where a rule is easily one day off.
test.each([
  ['the day before the eighteenth birthday', '2008-12-02', false],
  ['the eighteenth birthday', '2008-12-01', true],
  ['the day before the sixty-fifth birthday', '1961-12-02', true],
  ['the sixty-fifth birthday', '1961-12-01', false],
])('on %s', (_when, birthday, may) => {
  expect(isEligibleAge(birthday, '2026-12-01')).toBe(may)
})

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])('a suspension with or without end suspends (%s, %s)', (withEnd, withoutEnd, suspended) => {
  expect(isSuspended({ suspensionStatus1: withEnd, suspensionStatus2: withoutEnd })).toBe(suspended)
  expect(isSuspended({ SuspensionStatus1: withEnd, SuspensionStatus2: withoutEnd })).toBe(suspended)
})

const donor: DonorFacts = {
  suspended: null,
  certified: true,
  validFrom: '2026-11-10',
  expiration: '2027-02-02',
  paused: false,
  signBy: null,
  rest: null,
}

test('a donor donates from the first to the last day of the period', () => {
  expect(donationRefusal(donor, '2026-11-09')).toBe('NotCertified')
  expect(donationRefusal(donor, '2026-11-10')).toBeNull()
  expect(donationRefusal(donor, '2027-02-02')).toBeNull()
  expect(donationRefusal(donor, '2027-02-03')).toBe('Expired')
})

test('a rest ends on its day, and without one it does not end by itself', () => {
  const resting = { ...donor, rest: { until: '2026-12-05' } }
  expect(donationRefusal(resting, '2026-12-04')).toBe('Resting')
  expect(donationRefusal(resting, '2026-12-05')).toBeNull()
  expect(donationRefusal({ ...donor, rest: { until: null } }, '2027-01-01')).toBe('Resting')
})

test('the bonus of a renewal is what is expected beyond what is due and pending', () => {
  expect(renewalBonus({ Expected: 35_000, Due: 21_000, Pending: 6_000 })).toBe(8_000)
})

test('a consent of before is enough up to the day by which the new one is signed', () => {
  const asked = { ...donor, signBy: '2026-12-31' }
  expect(donationRefusal(asked, '2026-12-31')).toBeNull()
  expect(donationRefusal(asked, '2027-01-01')).toBe('Unsigned')
  // What health has to say comes first.
  expect(donationRefusal({ ...asked, paused: true }, '2027-01-01')).toBe('Paused')
  // The room opens only after it: nobody is told to come then.
  const shut = [
    { date: '2026-12-31', hours: null },
    { date: '2027-01-04', hours: '8:00〜20:00' },
  ]
  const visit = visitAt(asked, new Date('2026-12-31T10:00:00+09:00'), shut)
  expect([visit.kind, visit.from]).toEqual(['unsigned', null])
})
