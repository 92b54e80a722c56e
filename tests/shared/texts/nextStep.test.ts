import { describe, expect, it } from 'vitest'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import { nextStep as nextStepOf } from '../../../shared/words/check/nextStep'
import type { NextStepInput } from '../../../shared/words/check/stepWords'
import { transitions } from '../../../shared/rules/person/lifecycle'
import { visitOf } from '../../support/visitOf'

type Told = Omit<NextStepInput, 'visit'> & { paused?: boolean }

const nextStep = (told: Told) => nextStepOf({ ...told, visit: visitOf(told) })

const person: Told = {
  today: '2026-11-21',
  userStatus: 'Registration',
  hasProfile: true,
  suspension: null,
  suspendedFrom: null,
  suspendedUntil: null,
  check: { started: false, result: null, mayStart: true, nextDate: null },
  ended: null,
  guidance: { deadline: null, absent: false, startAt: null, changeable: false },
  exam: { requested: false, date: null, time: null },
  expiration: null,
  place: '説明室',
  hospital: '病院',
}
const failed = (nextDate: string | null, mayStart = false) => ({
  started: false,
  result: 'Failed_1' as const,
  mayStart,
  nextDate,
})
const tested = (mayStart: boolean) => ({
  started: false,
  result: 'Passed' as const,
  mayStart,
  nextDate: mayStart ? null : '2027-02-13',
})
const booked = { deadline: null, absent: false, startAt: new Date('2026-12-01T05:00:00Z'), changeable: true }

const cases: [string, Partial<Told>, string, string | null][] = [
  ['without a profile', { hasProfile: false }, 'お名前とご連絡先をご登録ください', '登録情報を入力する'],
  ['before the check', {}, 'オンラインチェックにお答えください', 'オンラインチェックを始める'],
  [
    'within the check',
    { check: { started: true, result: null, mayStart: true, nextDate: null } },
    'オンラインチェックにお答えください',
    '続きから答える',
  ],
  [
    'waiting to try again',
    { check: failed('2026-11-22') },
    '2026年11月22日（日）から、もう一度受けていただけます',
    '理由を見る',
  ],
  [
    'on the day to try again',
    { check: failed('2026-11-21', true) },
    'オンラインチェックにお答えください',
    'オンラインチェックを始める',
  ],
  [
    'waiting without a date',
    { check: failed(null, true) },
    '時期を改めて、もう一度受けていただけます',
    '理由を見る',
  ],
  [
    'not possible',
    { check: { started: false, result: 'Failed_2', mayStart: false, nextDate: null } },
    '現在の基準では、ドナーをお願いできません',
    'くわしく見る',
  ],
  [
    'reopened by the office',
    { check: { started: false, result: 'Failed_2', mayStart: true, nextDate: null } },
    'オンラインチェックにお答えください',
    'オンラインチェックを始める',
  ],
  [
    'not certified',
    { ended: 'NotCertified', check: tested(false) },
    '今回は認定に至りませんでした',
    'くわしく見る',
  ],
  [
    'twelve weeks after a test that did not certify',
    { ended: 'NotCertified', check: tested(true) },
    'オンラインチェックにお答えください',
    'オンラインチェックを始める',
  ],
  ['after the period', { ended: 'Expired' }, 'ドナーの有効期間が終わりました', 'オンラインチェックを始める'],
  ['waiting for the guidance', { userStatus: 'WaitingGuidance' }, 'ガイダンスのご案内をお待ちください', null],
  [
    'invited',
    { userStatus: 'Guidance', guidance: { ...booked, startAt: null, deadline: '2026-12-05' } },
    'ガイダンスの日時をお選びください',
    '日時を選ぶ',
  ],
  [
    'after an absence',
    { userStatus: 'Guidance', guidance: { ...booked, startAt: null, deadline: '2026-12-05', absent: true } },
    '日時をもう一度お選びください',
    '日時を選ぶ',
  ],
  [
    'booked',
    { userStatus: 'WaitingToParticipateGuidance', guidance: booked },
    '2026年12月1日（火）14:00にお待ちしています',
    '予約を変更する',
  ],
  [
    'booked, the day before',
    { userStatus: 'WaitingToParticipateGuidance', guidance: { ...booked, changeable: false } },
    '2026年12月1日（火）14:00にお待ちしています',
    null,
  ],
  [
    'check once more',
    { userStatus: 'OnlineCheckBeforeRegistrationExam' },
    'もう一度オンラインチェックにお答えください',
    'オンラインチェックを始める',
  ],
  [
    'before the test',
    { userStatus: 'DonorRegistrationExam' },
    'ドナー登録検査をお申し込みください',
    '希望日を送る',
  ],
  [
    'date being found',
    { userStatus: 'DonorRegistrationExam', exam: { requested: true, date: null, time: null } },
    '検査の日程を調整しています',
    null,
  ],
  [
    'date set',
    {
      userStatus: 'DonorRegistrationExam',
      exam: { requested: true, date: '2026-12-10', time: null },
    },
    '検査は2026年12月10日（木）です',
    '検査の案内を見る',
  ],
  [
    'tested',
    {
      userStatus: 'DonorRegistrationExam',
      exam: { requested: true, date: '2026-11-10', time: null },
    },
    '判定をお待ちください',
    null,
  ],
  [
    'donating',
    { userStatus: 'Donation', expiration: '2027-01-31' },
    '2027年1月31日（日）まで献便していただけます',
    '「献便の前に」を見る',
  ],
  [
    'renewal check',
    { userStatus: 'RenewalExamOnlineCheckBeforeExam', expiration: '2027-01-31' },
    '更新のためのオンラインチェックにお答えください',
    'オンラインチェックを始める',
  ],
  [
    'renewal check not passed, donating rests',
    { userStatus: 'RenewalExamOnlineCheckBeforeExam', check: failed('2026-12-22'), paused: true },
    'いまは、献便をお休みください',
    '理由を見る',
  ],
  [
    'renewal check not passed, the pause lifted by the office',
    { userStatus: 'RenewalExamOnlineCheckBeforeExam', check: failed(null, true), expiration: '2027-01-31' },
    '有効期限の2027年1月31日（日）まで献便していただけます',
    '「献便の前に」を見る',
  ],
  [
    'renewal check once more',
    {
      userStatus: 'RenewalExamOnlineCheckBeforeExam',
      check: failed('2026-11-21', true),
      paused: true,
      expiration: '2027-01-31',
    },
    '更新のためのオンラインチェックにお答えください',
    'オンラインチェックを始める',
  ],
  ['renewal test', { userStatus: 'DonorRenewalExam' }, '更新検査をお受けください', '希望日を送る'],
  [
    'renewal test asked for',
    { userStatus: 'DonorRenewalExam', exam: { requested: true, date: null, time: null } },
    '検査の日程を調整しています',
    null,
  ],
  [
    'renewal test taken',
    {
      userStatus: 'DonorRenewalExam',
      exam: { requested: true, date: '2026-11-20', time: null },
    },
    '判定をお待ちください',
    null,
  ],
  [
    'renewal test with a date',
    {
      userStatus: 'DonorRenewalExam',
      exam: { requested: true, date: '2026-12-10', time: null },
    },
    '更新検査は2026年12月10日（木）です',
    '検査の案内を見る',
  ],
  [
    'suspended',
    { suspension: 'temporary', userStatus: 'Donation' },
    'ご利用を一時停止しています',
    'くわしく見る',
  ],
  ['stopped', { suspension: 'permanent', hasProfile: false }, 'ご利用を停止しています', 'くわしく見る'],
  [
    'consent withdrawn',
    { suspension: 'temporary', withdrawn: true, userStatus: 'Donation' },
    'ご利用を一時停止しています',
    'くわしく見る',
  ],
]

describe('what to do next', () => {
  it.each(cases)('%s', (_name, change, title, action) => {
    const step = nextStep({ ...person, ...change })
    expect([step.title, step.action?.label ?? null]).toEqual([title, action])
    for (const text of [step.title, step.description, step.next])
      expect(text).not.toMatch(/undefined|null|！|^$/)
    expect(step.next).toMatch(/。$/)
  })

  it('has a card for every status of the contract and of the lifecycle', () => {
    const statuses = new Set(transitions.flatMap(({ from, to }) => [from, to]))
    expect(new Set(Object.keys(userStatusLabels))).toEqual(statuses)
    for (const userStatus of statuses) expect(nextStep({ ...person, userStatus }).title).not.toBe('')
  })

  it('is closed to those alone whom nothing leads on from here', () => {
    const closed = cases.filter(([, change]) => nextStep({ ...person, ...change }).closed)
    expect(closed.map(([name]) => name)).toEqual(['not possible', 'stopped', 'consent withdrawn'])
  })

  it('puts an open check before an old result', () => {
    const check = { started: true, result: 'Failed_1' as const, mayStart: true, nextDate: '2026-11-01' }
    expect(nextStep({ ...person, check }).action?.label).toBe('続きから答える')
  })
})

describe('what has an end', () => {
  it('says since when and until when somebody is suspended', () => {
    const step = nextStep({
      ...person,
      suspension: 'temporary',
      suspendedFrom: '2026-11-20',
      suspendedUntil: '2026-11-25',
    })
    expect([step.description, step.next]).toEqual([
      '2026年11月20日（金）から、献便と各種の手続きをお休みいただいています。',
      '2026年11月25日（水）の朝に自動で再開し、メールでお知らせします。お手続きは必要ありません。',
    ])
  })

  it('says to somebody invited what becomes of the place in line', () => {
    const guidance = { ...booked, startAt: null, deadline: '2026-12-05' }
    expect(nextStep({ ...person, userStatus: 'Guidance', guidance }).next).toBe(
      '2026年12月5日（土）までにご予約ください。過ぎると、お待ちの順番が最後に移ります。',
    )
  })

  it('never calls a rest what was stopped for good or withdrawn', () => {
    const stopped = nextStep({ ...person, suspension: 'permanent', suspendedFrom: '2026-11-20' })
    const withdrawn = nextStep({ ...person, suspension: 'temporary', withdrawn: true })
    expect([stopped.description, withdrawn.description, withdrawn.next]).toEqual([
      '2026年11月20日（金）から、献便と各種の手続きはご利用いただけません。',
      '同意の撤回を受け付けています。献便と各種の手続きは行っていません。',
      'もう一度ご協力いただけるときは、事務局へご連絡ください。あらためて説明し、同意書に署名していただきます。',
    ])
  })

  it.each(['DonorRegistrationExam', 'DonorRenewalExam'] as const)(
    'asks again when the days that were wished for have passed: %s',
    (userStatus) => {
      const exam = { requested: false, passed: true, date: null, time: null }
      expect(nextStep({ ...person, userStatus, exam })).toMatchObject({
        title: '検査の希望日を、もう一度お知らせください',
        action: { label: '希望日を送る', to: '/mypage#exam-request' },
      })
    },
  )

  it('lets a donor rest whose renewal is judged after the validity', () => {
    const exam = { requested: true, date: '2026-11-18', time: null }
    const renewal = { ...person, userStatus: 'DonorRenewalExam' as const, exam }
    expect(nextStep({ ...renewal, expiration: '2026-11-20' }).description).toMatch(/献便はお休みください/)
    expect(nextStep({ ...renewal, expiration: '2026-11-21' }).description).not.toMatch(/お休み/)
  })

  it('goes on with the renewal of somebody who rests, and never says that donating goes on', () => {
    for (const userStatus of ['RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'] as const) {
      const renewal = { ...person, userStatus, expiration: '2027-01-31' }
      const [rests, comes] = [nextStep({ ...renewal, resting: { until: null } }), nextStep(renewal)]
      expect(rests.description).toContain('献便はお休みいただいています。')
      expect(rests.description).not.toContain('これまでどおり')
      expect(comes.description).not.toContain('お休み')
      expect(rests.action).toEqual(comes.action)
    }
  })
})
