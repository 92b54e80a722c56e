import { expect, test } from 'vitest'
import { type Screening } from '../../../../../donor/way/nextStep/screening'
import { isCheckBehind } from '../../../../../donor/way/check/result/judgedCheck'
import { screening } from '../../../person'

const passed = (info: Partial<Screening['Info']>): Screening => {
  const given = screening({ OnlineCheckResult: 'Passed' })
  return { ...given, Info: { ...given.Info, ...info } }
}
const first = passed({})
const beforeExam = passed({ UserStatus: 'OnlineCheckBeforeRegistrationExam' })
const renewal = passed({ InspectionType: 'Renewal', UserStatus: 'RenewalExamOnlineCheckBeforeExam' })

test('says what comes next only for as long as it is to come', () => {
  expect(isCheckBehind(first, 'WaitingGuidance')).toBe(false)
  expect(isCheckBehind(first, 'WaitingToParticipateGuidance')).toBe(false)
  expect(isCheckBehind(first, 'DonorRegistrationExam')).toBe(true)
  expect(isCheckBehind(beforeExam, 'DonorRegistrationExam')).toBe(false)
  expect(isCheckBehind(beforeExam, 'Donation')).toBe(true)
  expect(isCheckBehind(renewal, 'DonorRenewalExam')).toBe(false)
})

test('a donor who has been renewed, or whose time has ended, has left the renewal check behind', () => {
  expect(isCheckBehind(renewal, 'Donation')).toBe(true)
  expect(isCheckBehind(renewal, 'Registration')).toBe(true)
})
