import { expect, test } from 'vitest'
import { readAloud as read, readAloudText, type ReadAloudInput } from '../../../admin/ground/words/readAloud'
import type { UserStatus } from '../../../shared/generated/schema'
import { visitOf } from '../../support/visitOf'

type Told = Omit<ReadAloudInput, 'visit'> & { paused?: boolean }

const readAloud = (told: Told) => read({ ...told, visit: visitOf(told) })

const input: Told = {
  today: '2026-12-01',
  userStatus: 'Registration',
  hasProfile: true,
  suspension: null,
  check: { started: false, result: null, mayStart: false, nextDate: null },
  ended: null,
  guidance: { absent: false, deadline: '2026-12-15', startAt: null, changeable: false },
  exam: { requested: false, date: null, time: null },
  expiration: null,
  place: '献便ルーム',
  hospital: '見本病院',
  waitingPosition: null,
  knowsRest: true,
}
const told = (more: Partial<Told>) => {
  const lines = readAloud({ ...input, ...more })
  return Object.fromEntries(lines.map(({ label, text }) => [label, text]))
}
const check = { ...input.check, result: 'Failed_1' as const, nextDate: '2027-03-12' }

test('"not now" is told with its day and without its reason', () => {
  expect(readAloudText(readAloud({ ...input, check }))).toBe(
    [
      'いまの状況：2027年3月12日（金）から、もう一度受けていただけます。（会員登録済み）',
      'わけ：お答えいただいた内容から、基準で定めた期間をあけていただいています。くわしい理由は、マイページの「理由を見る」でご覧いただけます。',
      'いつまで：次にお答えいただけるのは2027年3月12日（金）からです。',
      'このあと：2027年3月12日（金）以降に、もう一度お答えください。',
    ].join('\n'),
  )
  expect(told({ check: { ...check, nextDate: null } }).いつまで).toBe(
    '次にお答えいただける日は、まだ決まっていません。',
  )
})

test('a suspension is told with its end, and that it has none', () => {
  const suspension = 'temporary' as const
  expect(told({ suspension, suspendedUntil: '2026-12-07' }).いつまで).toBe(
    '2026年12月7日（月）の朝に再開します。',
  )
  expect(told({ suspension, suspendedUntil: null }).いつまで).toBe('再開する日は、まだ決まっていません。')
})

test('whoever does not read of a rest promises no donation without a word about it', () => {
  const donor = { userStatus: 'Donation', expiration: '2027-02-25' } as const
  expect(told(donor).このあと).not.toContain('お休み')
  expect(told({ ...donor, knowsRest: false }).このあと).toContain('献便のお休みをお願いしているとき')
  expect(told({ ...donor, resting: { until: '2026-12-10' } }).いつまで).toBe(
    'お休みは2026年12月9日（水）までです。有効期限は2027年2月25日（木）です。',
  )
  const renewal = { ...donor, userStatus: 'RenewalExamOnlineCheckBeforeExam', knowsRest: false } as const
  expect(told(renewal).ご説明).not.toContain('献便していただけます')
})

const statuses: UserStatus[] = [
  'Registration',
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'OnlineCheckBeforeRegistrationExam',
  'DonorRegistrationExam',
  'Donation',
  'RenewalExamOnlineCheckBeforeExam',
  'DonorRenewalExam',
]
const variations: Partial<Told>[] = [
  {},
  { check },
  { check: { ...check, result: 'Failed_2' } },
  { ended: 'NotCertified', check: { ...input.check, nextDate: '2027-03-12' } },
  { ended: 'Expired' },
  { suspension: 'permanent' },
  { exam: { requested: true, date: '2026-12-10', time: '09:30' } },
  { expiration: '2027-02-25', resting: { until: null } },
  { expiration: '2027-02-25', knowsRest: false, paused: true },
]
test.each(statuses.flatMap((userStatus) => variations.map((more) => ({ userStatus, ...more }))))(
  'every state says how it stands, why and what then, in whole sentences that name no illness: %j',
  (more) => {
    const lines = told(more)
    for (const label of ['いまの状況', 'わけ' in lines ? 'わけ' : 'ご説明', 'このあと'])
      expect(lines[label]).toMatch(/[。」）]$/)
    const all = Object.values(lines).join('').replace('病気の診断や健康状態の評価ではありません', '')
    expect(all).not.toMatch(/病気|病名|感染|発熱|下痢|抗菌薬|がん|陽性|undefined|null|。。/)
  },
)
