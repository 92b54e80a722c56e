import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { at, donor, openActions } from './openActions'
import { person, screening } from './person'

const BOOKED = {
  Status: 'Reserved',
  GuidanceInvitedAt: '2026-11-10T00:00:00.000Z',
  DeadlineAt: null,
  ConsentVersion: null,
  KitNumber: null,
  ZohoBookingId: null,
} as const
const AN_HOUR_AGO = '2026-11-21T02:00:00.000Z'
const IN_THREE_DAYS = '2026-11-24T02:00:00.000Z'

const paused = person({
  Profile: {
    UserStatus: 'RenewalExamOnlineCheckBeforeExam',
    OnlineCheckResult: 'Failed_1',
    DonationPaused: true,
  },
})
const lifted = person({ Profile: { ...paused.Profile, DonationPaused: false } })
const resting = person({ Profile: { ...donor.Profile, Resting: true } })

const TESTED = screening({ ScheduledInitialExamDate: '2026-11-20' })

describe('what may be done now', () => {
  it.each([
    ['waits', at('WaitingGuidance'), ['順番を変えて案内する']],
    ['is invited', at('Guidance'), ['代わりに予約する']],
    [
      'has a booking',
      at('WaitingToParticipateGuidance', { Guidance: { ...BOOKED, ReservedAt: IN_THREE_DAYS } }),
      ['日時を変更する', '予約をキャンセルする'],
    ],
    [
      'should be there',
      at('WaitingToParticipateGuidance', { Guidance: { ...BOOKED, ReservedAt: AN_HOUR_AGO } }),
      ['参加と同意を記録する', '欠席を記録する'],
    ],
    [
      'has no day for the test',
      at('DonorRegistrationExam', { ScreeningInfo: [screening()] }),
      ['検査日を決める'],
    ],
    [
      'will be tested tomorrow',
      at('DonorRegistrationExam', { ScreeningInfo: [screening({ ScheduledInitialExamDate: '2026-11-22' })] }),
      ['検査日を変える'],
    ],
    [
      'is tested today',
      at('DonorRegistrationExam', { ScreeningInfo: [screening({ ScheduledInitialExamDate: '2026-11-21' })] }),
      ['検査の判定を登録する', '検査日を変える'],
    ],
    [
      'was tested',
      at('DonorRegistrationExam', { ScreeningInfo: [TESTED] }),
      ['検査の判定を登録する', '検査日を変える'],
    ],
    ['donates', donor, ['献便を記録する']],
    [
      'is paused by the check before renewal',
      paused,
      ['献便のお休みを解く', 'オンラインチェックを再受付する'],
    ],
    ['had that pause lifted', lifted, ['献便を記録する', 'オンラインチェックを再受付する']],
    ['rests after a condition report', resting, ['献便のお休みを解く']],
    [
      'is stopped',
      person({ Profile: { UserStatus: 'WaitingGuidance', SuspensionStatus1: true } }),
      ['利用を再開する'],
    ],
  ])('with somebody who %s', async (_state, somebody, labels) => {
    openActions(somebody)
    await screen.findByRole('button', { name: labels[0] })
    const card = screen.getByRole('heading', { name: '次の処理' }).closest('section')
    const buttons = within(card ?? document.body).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(labels)
  })

  it('keeps the judgement of a test that was held earlier in the menu, and says so', async () => {
    const early = screening({ ScheduledInitialExamDate: '2026-12-04' })
    const { user } = openActions(at('DonorRegistrationExam', { ScreeningInfo: [early] }))
    await user.click(await screen.findByRole('button', { name: 'ほかの操作' }))
    await user.click(screen.getByRole('menuitem', { name: '検査の判定を登録する' }))
    expect(await screen.findByText(/^検査日は2026年12月4日（金）に決まっています。/)).toBeTruthy()
  })

  it('is nothing with somebody who has left', async () => {
    openActions(person({ Profile: { UserStatus: 'WaitingGuidance', DeleteStatus: true } }))
    await screen.findByText('退会または削除が済んでいます。')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is nothing for support staff', async () => {
    openActions(at('WaitingGuidance'), { role: 'Support' })
    await screen.findByText('案内の順番を待っています')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
