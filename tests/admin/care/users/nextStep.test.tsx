import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { at, donor, openActions } from './openActions'
import { person, screening } from './person'

const failed = person({
  RetryFrom: '2026-12-22',
  Profile: {
    ...donor.Profile,
    UserStatus: 'RenewalExamOnlineCheckBeforeExam',
    OnlineCheckResult: 'Failed_1',
    DonationPaused: true,
  },
})
const of = (somebody: typeof failed, Profile: Partial<typeof failed.Profile>) => ({
  ...somebody,
  Profile: { ...somebody.Profile, ...Profile },
})
const day = (ScheduledInitialExamDate: string) => ({
  ScreeningInfo: [screening({ ScheduledInitialExamDate })],
})

it.each([
  ['paused by the renewal check', failed, '更新前チェックの内容を確かめます', /^献便はお休みです。/],
  [
    'that pause lifted',
    of(failed, { DonationPaused: false }),
    '献便のお休みを解いています',
    /期限までは献便できます。更新前チェックは、2026年12月22日（火）から、もう一度受けられます。$/,
  ],
  [
    'reopened by the office',
    { ...of(failed, { RetryState: 'MayAnswer' }), RetryFrom: null, MayStartOnlineCheck: true },
    '本人の更新前チェックを待っています',
    /通過するまで、献便はお休みです。$/,
  ],
  ['donating', donor, '献便を受け付けられます', /あと71日あります。$/],
  [
    'resting',
    of(donor, { Resting: true, RestingUntil: '2026-12-01' }),
    '献便をお休みいただいています',
    /^体調のためお休み（2026年12月1日（火）から再開）です。/,
  ],
  [
    'before the test',
    at('DonorRegistrationExam', day('2026-11-22')),
    /^登録検査は2026年11月22日/,
    /^検査のあと/,
  ],
  ['on its day', at('DonorRegistrationExam', day('2026-11-21')), '登録検査は今日です', /^検査のあと、結果が/],
  [
    'after it',
    at('DonorRegistrationExam', day('2026-11-20')),
    '登録検査の判定を登録します',
    /^検査日は2026年11月20日/,
  ],
  [
    'after the end, tested in time',
    person({
      Profile: {
        UserStatus: 'Registration',
        DonorExpirationDate: '2026-11-10',
        LossDonorStatusDate: '2026-11-10',
      },
      ScreeningInfo: [screening({ InspectionType: 'Renewal', ScheduledRenewalExamDate: '2026-11-05' })],
    }),
    '更新検査の判定を登録します',
    /^検査日は2026年11月5日（木）でした。.*更新の加算になります。$/,
  ],
  [
    'waiting after Failed_1',
    person({
      RetryFrom: '2026-12-22',
      Profile: { OnlineCheckResult: 'Failed_1', RetryState: 'NotYet', RetryFrom: '2026-12-22' },
    }),
    '2026年12月22日（火）から、もう一度受けられます',
    /再受付で訂正できます。$/,
  ],
  [
    'about to answer again',
    person({
      MayStartOnlineCheck: true,
      Profile: { OnlineCheckResult: 'Failed_1', RetryState: 'NotYet', RetryFrom: '2026-11-20' },
    }),
    '本人の再回答を待っています',
    /^いまから/,
  ],
] as const)('tells staff what comes next: %s', async (_who, somebody, title, text) => {
  openActions(somebody)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})
