import { expect, test } from 'vitest'
import { mayHappen, statusAfter } from '../../../../shared/rules/person/lifecycle'
import { isSamePerson } from '../../../../server/care/points/samePeople'
import { dueExam, lateExam } from '../../../../shared/rules/visits/exams'

test('an invitation that ends leads back into the line, and only the system ends it', () => {
  expect(statusAfter('Guidance', 'invitationExpired')).toBe('WaitingGuidance')
  expect(mayHappen('Guidance', 'invitationExpired', 'system')).toBe(true)
  expect(mayHappen('Guidance', 'invitationExpired', 'user')).toBe(false)
})

test('who bears a name and was born on another day is another person', () => {
  const hanako = {
    lastNameFurigana: 'ヤマダ',
    firstNameFurigana: 'ハナコ',
    birthday: '1990-04-01',
    tel: '09012345678',
  }
  expect(isSamePerson(hanako, { ...hanako, tel: null })).toBe(true)
  expect(isSamePerson(hanako, { ...hanako, birthday: '1990-04-02' })).toBe(false)
})

test('an examination that is judged is not due', () => {
  const round = { type: 'Registration' as const, passedAt: '2026-11-01T00:00:00Z' }
  const [judged, open] = [
    { ...round, judged: true },
    { ...round, judged: false },
  ]
  expect(dueExam('DonorRegistrationExam', [judged], (one) => one)).toBeNull()
  expect(dueExam('DonorRegistrationExam', [judged, open], (one) => one)).toBe(open)
})

test('a renewal test on the last day was held in time', () => {
  const held = { type: 'Renewal' as const, judged: false, scheduled: '2027-02-02' }
  expect(lateExam('2027-02-02', [held], (one) => one)).toBe(held)
  expect(lateExam('2027-02-01', [held], (one) => one)).toBeNull()
})
