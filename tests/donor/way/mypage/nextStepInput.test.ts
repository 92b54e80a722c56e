import { describe, expect, it } from 'vitest'
import { notCertifiedReason } from '../../../../shared/words/check/examResult'
import { refusedCheck } from '../../../../donor/way/ahead/path/usePathInput'
import { visitOf } from '../../../../donor/ground/page/standing'
import type { Screening } from '../../../../donor/way/nextStep/screening'
import { validityOn } from '../../../../donor/way/mypage/PeriodCard'
import { nextStepInput } from '../../../../donor/way/nextStep/NextStepCard'
import { stagesDone } from '../../../../donor/way/nextStep/stagesDone'
import { samplePublicTexts as texts } from '../../../../shared/facts/config'
import type { UserStatus } from '../../../../shared/generated/schema'
import { nextStep } from '../../../../shared/words/check/nextStep'
import { person, screening } from '../../person'

const context = { now: new Date('2026-11-21T03:00:00Z'), today: '2026-11-21', texts, room: null }
const card = (user: ReturnType<typeof person>, latest: Screening | null = null) =>
  nextStep(nextStepInput(user, latest, context))

it('says to nobody whom something else holds back that donating goes on, once the office has lifted the pause', () => {
  const { Info, ...rest } = screening({ OnlineCheckResult: 'Failed_1', NextDate: '2026-12-05' })
  const { OnlineCheck: check } = rest
  const renewal = { ...rest, Info: { ...Info, InspectionType: 'Renewal' as const } }
  const lifted = {
    UserStatus: 'RenewalExamOnlineCheckBeforeExam',
    DonorExpirationDate: '2026-12-17',
  } as const
  const donor = { ...person(lifted), MayStartOnlineCheck: false, RetryFrom: '2026-12-05' }
  const room = [{ date: '2026-11-21', hours: '8:00〜20:00' }]
  const told = (user: typeof donor) => {
    const page = check && refusedCheck({ screening: renewal, check }, user, visitOf(user, context.now, room))
    return [page?.renewal, card(user, renewal).title]
  }
  expect(told(donor)).toEqual(['lifted', '有効期限の2026年12月17日（木）まで献便していただけます'])
  expect(told({ ...donor, Profile: { ...donor.Profile, Resting: true } })).toEqual([
    'otherwise',
    'いまは、献便をお休みください',
  ])
  expect(told({ ...donor, ConsentToSign: { SignBy: '2026-11-20' } })).toEqual([
    'otherwise',
    '献便の前に、同意書への署名をお願いします',
  ])
})

describe('次にすること', () => {
  it('asks for the profile, then for the check', () => {
    const entered = person({ UserStatus: 'Registration' })
    const fresh = person({ UserStatus: 'Registration', RegistrationDateOfService: null })
    expect(card(fresh).action?.to).toBe('/signup/profile')
    expect(card(entered).action).toEqual({ label: 'オンラインチェックを始める', to: '/signup/online_check' })
    expect(card(entered, screening({ Draft: true })).action?.label).toBe('続きから答える')
  })

  it('names the day after which one can try again, and no day where there is none', () => {
    const user = person({ UserStatus: 'Registration' })
    const later = screening({ OnlineCheckResult: 'Failed_1', NextDate: '2027-02-21' })
    const closed = { ...user, MayStartOnlineCheck: false }
    expect(card({ ...closed, RetryFrom: '2027-02-21' }, later).title).toBe(
      '2027年2月21日（日）から、もう一度受けていただけます',
    )
    // The office, or newer criteria, have opened it before the day that was told.
    expect(card(user, later).action?.to).toBe('/signup/online_check')
    expect(card(closed, screening({ OnlineCheckResult: 'Failed_2' })).title).toContain('お願いできません')
    const passedDay = screening({ OnlineCheckResult: 'Failed_1', NextDate: '2026-11-21' })
    expect(card(user, passedDay).action?.to).toBe('/signup/online_check')
  })

  it('tells the booked time, with the change only until 24 hours before', () => {
    const booked = (ReservedAt: string) =>
      person({ UserStatus: 'WaitingToParticipateGuidance' }, { Status: 'Reserved', ReservedAt })
    expect(card(booked('2026-11-24T02:00:00Z')).action?.to).toBe('/signup/schedule_reservation/change')
    expect(card(booked('2026-11-22T02:00:00Z')).action).toBeNull()
  })

  it('asks again after an absence, until the new deadline', () => {
    const absent = person({ UserStatus: 'Guidance' }, { Status: 'NoShow', DeadlineAt: '2026-12-05' })
    expect(card(absent)).toMatchObject({
      title: '日時をもう一度お選びください',
      next: '2026年12月5日（土）までにご予約ください。',
    })
  })

  it('says that somebody is suspended, whatever the status', () => {
    expect(card(person({ UserStatus: 'Donation', SuspensionStatus1: true })).title).toBe(
      'ご利用を一時停止しています',
    )
    expect(card(person({ UserStatus: 'Guidance', SuspensionStatus2: true })).title).toBe(
      'ご利用を停止しています',
    )
  })

  it('tells why somebody is back at the beginning', () => {
    const user = person({ UserStatus: 'Registration', LossDonorStatusDate: '2026-11-01' })
    const judged = screening({ OnlineCheckResult: 'Passed' })
    expect(card(user, judged).title).toBe('ドナーの有効期間が終わりました')
    const notCertified = {
      ...judged,
      HealthCheck: {
        Id: 's',
        ExamDate: '2026-10-01',
        DonorStatus: 'NotCertified' as const,
        Reason: 'SampleTest' as const,
        ReasonText: notCertifiedReason('SampleTest'),
      },
    }
    const closed = { ...user, MayStartOnlineCheck: false, RetryFrom: '2027-02-14' }
    const { title, description, next } = card(closed, notCertified)
    expect(title).toBe('今回は認定に至りませんでした')
    expect(description).toContain('検査の結果が、あらかじめ定めた認定の基準に合わなかったためです。')
    expect(next).toContain('2027年2月14日（日）から、もう一度お申し込みいただけます。')
  })
})

describe('the five stages', () => {
  it.each<[UserStatus, number]>([
    ['Registration', 1],
    ['WaitingGuidance', 2],
    ['Guidance', 2],
    ['WaitingToParticipateGuidance', 2],
    ['OnlineCheckBeforeRegistrationExam', 3],
    ['DonorRegistrationExam', 3],
    ['Donation', 5],
    ['RenewalExamOnlineCheckBeforeExam', 5],
    ['DonorRenewalExam', 5],
  ])('%s has %i behind', (UserStatus, done) => {
    expect(stagesDone(person({ UserStatus }))).toBe(done)
  })
})

describe('the period of a donor', () => {
  it('counts the days to the last one, which is still valid', () => {
    expect(validityOn('2026-12-11', '2026-12-11')).toMatchObject({ daysLeft: 0, week: 12 })
    expect(validityOn('2026-12-11', '2026-11-05')).toMatchObject({
      first: '2026-09-18',
      daysLeft: 36,
      week: 7,
    })
  })

  it('shows the last four weeks as those of the renewal', () => {
    expect(validityOn('2026-12-11', '2026-11-05').weeks).toEqual([
      ...Array<string>(6).fill('past'),
      'current',
      'later',
      ...Array<string>(4).fill('renewal'),
    ])
  })
})
