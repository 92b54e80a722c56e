import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { notCertifiedReason } from '../../../../shared/words/check/examResult'
import type { Screening } from '../../../../donor/way/nextStep/screening'
import { nextStep } from '../../../../shared/words/check/nextStep'
import { NextStepCard, useNextStep } from '../../../../donor/way/nextStep/NextStepCard'
import {
  forgetCurrentUser,
  keepCurrentUser,
  type CurrentUser,
} from '../../../../donor/ground/session/currentUserStore'
import { examInfo, person, screening } from '../../person'
import { renderPage } from '../../renderPage'

type Case = [
  name: string,
  user: CurrentUser,
  screening: Screening | null,
  title: string,
  button: { name: string; href: string } | null,
]

const CHECK = { name: 'オンラインチェックを始める', href: '/signup/online_check' }
const closed = (user: CurrentUser): CurrentUser => ({ ...user, MayStartOnlineCheck: false })
const notCertified: Screening = {
  ...screening({ OnlineCheckResult: 'Passed' }),
  HealthCheck: {
    Id: 'screening-1',
    ExamDate: '2026-11-01',
    DonorStatus: 'NotCertified',
    Reason: 'SampleTest',
    ReasonText: notCertifiedReason('SampleTest'),
  },
}
const renewalFailed = screening({ OnlineCheckResult: 'Failed_1', NextDate: '2027-01-10' })
const expiration = { DonorExpirationDate: '2027-01-31' }
const at = (
  UserStatus: CurrentUser['Profile']['UserStatus'],
  profile: Partial<CurrentUser['Profile']> = {},
) => person({ UserStatus, ...profile })
const exam = (
  status: 'DonorRegistrationExam' | 'DonorRenewalExam',
  ...info: Parameters<typeof examInfo>
) => ({
  ...at(status, expiration),
  ScreeningInfo: [examInfo(...info)],
})
const booked = (ReservedAt: string) =>
  person({ UserStatus: 'WaitingToParticipateGuidance' }, { Status: 'Reserved', ReservedAt })

const PATH_AHEAD = { name: 'くわしく見る', href: '/path_ahead' }

// The rows of the reference of words, one by one.
const cases: Case[] = [
  [
    'without personal data',
    at('Registration', { RegistrationDateOfService: null }),
    null,
    'お名前とご連絡先をご登録ください',
    { name: '登録情報を入力する', href: '/signup/profile' },
  ],
  ['before the check', at('Registration'), null, 'オンラインチェックにお答えください', CHECK],
  [
    'before criteria are approved',
    { ...closed(at('Registration')), OnlineCheckOpen: false },
    null,
    'オンラインチェックの受付は、まだ始まっていません',
    null,
  ],
  [
    'before approved criteria are in force',
    { ...closed(at('Registration')), OnlineCheckOpen: false, OnlineCheckOpensOn: '2027-01-05' },
    null,
    '2027年1月5日（火）から、オンラインチェックを始められます',
    null,
  ],
  [
    'within the check',
    at('Registration'),
    screening({ Draft: true }),
    'オンラインチェックにお答えください',
    { ...CHECK, name: '続きから答える' },
  ],
  [
    'Failed_1',
    closed(at('Registration')),
    screening({ OnlineCheckResult: 'Failed_1', NextDate: '2027-02-21' }),
    '2027年2月21日（日）から、もう一度受けていただけます',
    { name: '理由を見る', href: '/online_check/result_ng' },
  ],
  [
    'Failed_2',
    closed(at('Registration')),
    screening({ OnlineCheckResult: 'Failed_2' }),
    '現在の基準では、ドナーをお願いできません',
    { name: 'くわしく見る', href: '/online_check/result_ng' },
  ],
  [
    'not certified',
    { ...closed(at('Registration')), RetryFrom: '2027-02-14' },
    notCertified,
    '今回は認定に至りませんでした',
    PATH_AHEAD,
  ],
  [
    'after the end of the period',
    at('Registration', { LossDonorStatusDate: '2026-11-01' }),
    screening({ OnlineCheckResult: 'Passed' }),
    'ドナーの有効期間が終わりました',
    CHECK,
  ],
  ['waiting for the guidance', at('WaitingGuidance'), null, 'ガイダンスのご案内をお待ちください', null],
  [
    'invited',
    person({ UserStatus: 'Guidance' }, { Status: 'Invited', DeadlineAt: '2026-12-05' }),
    null,
    'ガイダンスの日時をお選びください',
    { name: '日時を選ぶ', href: '/signup/schedule_reservation' },
  ],
  [
    'after an absence',
    person({ UserStatus: 'Guidance' }, { Status: 'NoShow', DeadlineAt: '2026-12-05' }),
    null,
    '日時をもう一度お選びください',
    { name: '日時を選ぶ', href: '/signup/schedule_reservation' },
  ],
  [
    'booked',
    booked('2026-12-01T05:00:00Z'),
    null,
    '2026年12月1日（火）14:00にお待ちしています',
    { name: '予約を変更する', href: '/signup/schedule_reservation/change' },
  ],
  [
    'booked, too late to change',
    booked('2026-11-21T05:00:00Z'),
    null,
    '2026年11月21日（土）14:00にお待ちしています',
    null,
  ],
  [
    'check before the registration test',
    at('OnlineCheckBeforeRegistrationExam'),
    screening({ OnlineCheckResult: 'Passed' }),
    'もう一度オンラインチェックにお答えください',
    CHECK,
  ],
  [
    'registration test, before the request',
    exam('DonorRegistrationExam', {}),
    null,
    'ドナー登録検査をお申し込みください',
    { name: '希望日を送る', href: '/mypage#exam-request' },
  ],
  [
    'registration test, asked for',
    exam('DonorRegistrationExam', { ExamRequestedAt: '2026-11-20T00:00:00.000Z' }),
    null,
    '検査の日程を調整しています',
    null,
  ],
  [
    'registration test, with a date',
    exam('DonorRegistrationExam', { ScheduledInitialExamDate: '2026-11-21' }),
    null,
    '検査は2026年11月21日（土）です',
    { name: '検査の案内を見る', href: '/mypage#exam-guide' },
  ],
  [
    'registration test, taken',
    exam('DonorRegistrationExam', { ScheduledInitialExamDate: '2026-11-20' }),
    null,
    '判定をお待ちください',
    null,
  ],
  [
    'donating',
    at('Donation', expiration),
    null,
    '2027年1月31日（日）まで献便していただけます',
    { name: '「献便の前に」を見る', href: '/notes_of_donation' },
  ],
  [
    'renewal check',
    at('RenewalExamOnlineCheckBeforeExam', expiration),
    null,
    '更新のためのオンラインチェックにお答えください',
    { ...CHECK, href: '/signup/online_check/before_renewal_inspection' },
  ],
  [
    'renewal check not passed: donating rests',
    closed(at('RenewalExamOnlineCheckBeforeExam', { ...expiration, DonationPaused: true })),
    renewalFailed,
    'いまは、献便をお休みください',
    { name: '理由を見る', href: '/online_check/before_renewal_inspection/result_ng' },
  ],
  [
    'renewal test, before the request',
    exam('DonorRenewalExam', { InspectionType: 'Renewal' }),
    null,
    '更新検査をお受けください',
    { name: '希望日を送る', href: '/mypage#exam-request' },
  ],
  [
    'renewal test, asked for',
    exam('DonorRenewalExam', { InspectionType: 'Renewal', ExamRequestedAt: '2026-11-20T00:00:00.000Z' }),
    null,
    '検査の日程を調整しています',
    null,
  ],
  [
    'renewal test, with a date',
    exam('DonorRenewalExam', { InspectionType: 'Renewal', ScheduledRenewalExamDate: '2026-12-10' }),
    null,
    '更新検査は2026年12月10日（木）です',
    { name: '検査の案内を見る', href: '/mypage#exam-guide' },
  ],
  ['suspended', at('Donation', { SuspensionStatus1: true }), null, 'ご利用を一時停止しています', PATH_AHEAD],
  ['stopped', at('Guidance', { SuspensionStatus2: true }), null, 'ご利用を停止しています', PATH_AHEAD],
]

// Nothing is to be done where donating or applying is not possible: there the card says how things stand.
const nameOf = (title: string) =>
  /お願いできません|至りませんでした|お休みください|停止しています|始まっていません|始められます/.test(title)
    ? 'いまの状況'
    : '次にすること'

function Card({ latest }: { latest: Screening | null }) {
  return <NextStepCard step={useNextStep(nextStep, latest)} />
}

beforeEach(forgetCurrentUser)

describe('the card 次にすること', () => {
  it.each(cases)('%s', async (_name, user, latest, title, button) => {
    keepCurrentUser(user)
    renderPage(<Card latest={latest} />)
    const card = await screen.findByRole('region', { name: nameOf(title) })
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe(title)
    const [first] = within(card)
      .queryAllByRole('link')
      .filter((link) => !/^(tel|mailto|https):/.test(link.getAttribute('href') ?? ''))
    expect(first ? { name: first.textContent, href: first.getAttribute('href') } : null).toEqual(button)
  })

  it('gives the telephone where nothing can be done here', async () => {
    const people = [
      { user: at('Donation', { SuspensionStatus1: true }), name: 'いまの状況' },
      { user: booked('2026-11-21T05:00:00Z'), name: '次にすること' },
    ]
    for (const { user, name } of people) {
      keepCurrentUser(user)
      const { unmount } = renderPage(<Card latest={null} />)
      const card = await screen.findByRole('region', { name })
      expect(within(card).getByRole('link', { name: '0235-00-0000' })).toBeTruthy()
      unmount()
    }
  })

  it('offers the telephone beside the request for the renewal test', async () => {
    keepCurrentUser(exam('DonorRenewalExam', { InspectionType: 'Renewal' }))
    renderPage(<Card latest={null} />)
    const other = await screen.findByRole('link', { name: '連絡方法を見る' })
    expect(other.getAttribute('href')).toBe('/mypage#contact')
  })
})
