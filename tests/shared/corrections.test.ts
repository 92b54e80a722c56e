import { describe, expect, test } from 'vitest'
import {
  judgementConsequence,
  type Findings,
  type JudgementCase,
} from '../../shared/rules/criteria/corrections'
import type { UserStatus } from '../../shared/generated/schema'
import { consequenceLines } from '../../shared/words/check/corrections'

const TODAY = '2026-12-01'
const passed: Findings = {
  examDate: '2026-11-10',
  medicalHistoryStatus: 'Implemented',
  sampleTestResult: 'Certified',
  normalJudgmentStatus: 'Implemented',
  donorStatus: 'Certified',
  reason: null,
}
const failed: Findings = {
  ...passed,
  sampleTestResult: 'NotCertified',
  donorStatus: 'NotCertified',
  reason: 'SampleTest',
}
const donating: JudgementCase = {
  type: 'Registration',
  before: passed,
  after: failed,
  refusal: { id: 'SampleTest', sentence: '基準に合わなかったためです。', wait: { weeks: 12 } },
  judgedOn: '2026-11-12',
  checkedOn: '2026-10-30',
  userStatus: 'Donation',
  period: 'open',
  isLatest: true,
  earlierUntil: null,
  renewalHeld: null,
  renewalPlanned: null,
  donatedOn: ['2026-11-20'],
}
const refused: JudgementCase = {
  ...donating,
  before: failed,
  after: passed,
  userStatus: 'Registration',
  period: 'none',
  donatedOn: [],
}
const of = (given: JudgementCase, today = TODAY) => judgementConsequence(given, today)

describe('a wrong certification', () => {
  test.each<UserStatus>(['Donation', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'])(
    'ends the donor status from %s, and the wait counts from the judgement',
    (userStatus) => {
      const ends = { outcome: 'EndsCertification', retryFrom: '2027-02-04', cancelledTest: null }
      expect(of({ ...donating, userStatus })).toMatchObject(ends)
    },
  )

  test('makes nobody wait longer than a right judgement would have', () => {
    expect(of(donating, '2027-02-04')).toMatchObject({ retryFrom: null })
  })

  test('waits as the criteria say, or until the office opens the check again', () => {
    const said = { id: 'SampleTest', sentence: '再検査が要るためです。' } as const
    const month = of({ ...donating, refusal: { ...said, wait: { months: 1 } } })
    expect(month).toMatchObject({ retryFrom: '2026-12-12', byOffice: false })
    expect(consequenceLines(month).join()).toContain('判定の日から数えて2026年12月12日')
    const open = of({ ...donating, refusal: { ...said, wait: null } })
    expect(open).toMatchObject({ retryFrom: null, byOffice: true })
    expect(consequenceLines(open).join()).toContain('お待ちいただく期間が決まっていません')
    for (const each of [month, open])
      expect(consequenceLines(each).join()).toContain('再検査が要るためです。')
  })

  test('names a test for renewal that falls away, and waits for one that was held', () => {
    const waits = { ...donating, userStatus: 'DonorRenewalExam' } as const
    expect(of({ ...waits, renewalPlanned: '2026-12-20' })).toMatchObject({ cancelledTest: '2026-12-20' })
    const held = { ...waits, renewalHeld: '2026-11-28' }
    expect(of(held)).toEqual({ refusal: 'RenewalHeld', heldOn: '2026-11-28' })
    expect(consequenceLines(of(held)).join()).toContain('先に更新検査の判定を登録してください')
  })

  test.each<[string, Partial<JudgementCase>]>([
    ['a later test has certified', { period: 'closed', isLatest: false }],
    ['the period has ended', { period: 'closed', userStatus: 'Registration' }],
    ['the person is on the way again', { period: 'closed', userStatus: 'DonorRegistrationExam' }],
  ])('changes the record alone where %s', (_when, changed) => {
    expect(of({ ...donating, ...changed })).toEqual({ outcome: 'Record', why: 'period' })
  })
})

describe('a wrong refusal', () => {
  test('certifies by the same test, for registration and for renewal', () => {
    expect(of(refused)).toEqual({ outcome: 'Certifies', validUntil: '2027-02-02', renewed: false })
    const renewal = { ...refused, type: 'Renewal', earlierUntil: '2026-11-20' } as const
    expect(of(renewal)).toEqual({ outcome: 'Certifies', validUntil: '2027-02-02', renewed: true })
  })

  test('opens the check again where the test or its check carries no certification any more', () => {
    expect(of(refused, '2027-02-02')).toMatchObject({ outcome: 'OpensCheck', why: 'check' })
    expect(of({ ...refused, checkedOn: '2026-11-10' }, '2027-02-02')).toMatchObject({ outcome: 'Certifies' })
    expect(of(refused, '2027-02-03')).toMatchObject({ outcome: 'OpensCheck', why: 'period' })
  })

  test.each<Partial<JudgementCase>>([
    { isLatest: false },
    { isLatest: false, userStatus: 'WaitingGuidance' },
    { userStatus: 'Donation' },
  ])('leaves whoever has begun anew where that has led: %o', (changed) => {
    expect(of({ ...refused, ...changed })).toEqual({ outcome: 'Record', why: 'round' })
  })

  test('needs a test for renewal that was held in time', () => {
    const renewal = { ...refused, type: 'Renewal', earlierUntil: '2026-11-09' } as const
    expect(of(renewal)).toEqual({ refusal: 'HeldAfterEnd', end: '2026-11-09' })
  })
})

describe('another day of the test', () => {
  const on = (examDate: string, changed: Partial<JudgementCase> = {}) =>
    of({ ...donating, after: { ...passed, examDate }, ...changed })

  test('moves the period, also to one that is over', () => {
    expect(on('2026-11-12')).toEqual({ outcome: 'MovesPeriod', validUntil: '2027-02-04', isOver: false })
    const early = { checkedOn: '2026-08-01' }
    expect(on('2026-09-07', early)).toEqual({
      outcome: 'MovesPeriod',
      validUntil: '2026-11-30',
      isOver: true,
    })
  })

  test('is refused behind a donation and before the check', () => {
    expect(on('2026-11-21')).toEqual({ refusal: 'DonatedBefore', donatedOn: '2026-11-20' })
    expect(on('2026-10-29')).toEqual({ refusal: 'BeforeCheck' })
  })

  test('of a test that did not certify is the record alone', () => {
    const after = { ...failed, examDate: '2026-11-11' }
    expect(of({ ...refused, after })).toEqual({ outcome: 'Record', why: 'details' })
  })
})

test('details are the record alone, and nothing is nothing', () => {
  const incomplete = { ...failed, reason: 'Incomplete' } as const
  expect(of({ ...refused, after: incomplete })).toEqual({ outcome: 'Record', why: 'details' })
  expect(of({ ...donating, after: passed })).toEqual({ refusal: 'Unchanged' })
})
