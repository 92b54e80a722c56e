import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, type ApiAnswer } from '../../support/fakeApi'
import { at, donor, openActions } from './openActions'
import { person, screening } from './person'

const TESTED = screening({ ScheduledInitialExamDate: '2026-11-20' })

const placesOfNovember = (free: number) => (): ApiAnswer => ({
  data: {
    getPreference: [
      {
        Id: 'slot-11',
        Year: 2026,
        Month: 11,
        AvailableSlots: 20,
        AdditionalAvailableSlots: 0,
        GivenGuidanceCount: 20 - free,
        Version: 4,
        UpdatedAt: '2026-11-01T00:00:00.000Z',
      },
    ],
  },
})

describe('an action', () => {
  it('asks for its reason, says what will follow, and is sent once', async () => {
    const { sent, user } = openActions(at('WaitingGuidance'), { answer: placesOfNovember(2) })
    await user.click(await screen.findByRole('button', { name: '順番を変えて案内する' }))
    const dialog = await screen.findByRole('dialog', { name: '見本 花子さん：順番を変えて案内する' })
    expect(within(dialog).getByText(/ほかの方より先に案内します/)).toBeTruthy()
    expect(await within(dialog).findByLabelText('2026年11月の空いている枠を使う（残り2）')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: '順番を変えて案内する' }))
    expect(await within(dialog).findByText('理由を入力してください')).toBeTruthy()
    expect(sent('InviteOutOfTurn')).toEqual([])
    await user.type(within(dialog).getByLabelText('理由'), '転居の予定のため')
    await user.click(within(dialog).getByRole('button', { name: '順番を変えて案内する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('InviteOutOfTurn')).toEqual([
      { UserId: 'user-1', Reason: '転居の予定のため', AddPlace: false },
    ])
  })

  it('says before the reason that the month is full, and adds a place for the person', async () => {
    const { sent, user } = openActions(at('WaitingGuidance'), { answer: placesOfNovember(0) })
    await user.click(await screen.findByRole('button', { name: '順番を変えて案内する' }))
    const dialog = await screen.findByRole('dialog')
    const full = await within(dialog).findByLabelText<HTMLInputElement>(
      '2026年11月の空いている枠を使う（空きがありません）',
    )
    expect(full.disabled).toBe(true)
    const add = within(dialog).getByLabelText<HTMLInputElement>(
      'この方のために、2026年11月の追加枠を1つ増やす',
    )
    expect(add.checked).toBe(true)
    await user.type(within(dialog).getByLabelText('理由'), '転居の予定のため')
    await user.click(within(dialog).getByRole('button', { name: '順番を変えて案内する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('InviteOutOfTurn')).toEqual([
      { UserId: 'user-1', Reason: '転居の予定のため', AddPlace: true },
    ])
  })

  it('sets a day that was wished for by one click, and says which cannot be', async () => {
    const wished = screening({
      InspectionType: 'Renewal',
      PreferredDates: ['2026-11-20', '2026-11-28', '2026-12-20'],
      Note: '午前を希望します',
    })
    const { sent, user } = openActions(
      person({
        Profile: { UserStatus: 'DonorRenewalExam', DonorExpirationDate: '2026-12-11' },
        ScreeningInfo: [wished],
      }),
    )
    await screen.findByText(/第2希望 2026年11月28日（土）[\s\S]*連絡事項：午前を希望します/)
    await user.click(await screen.findByRole('button', { name: '検査日を決める' }))
    const dialog = await screen.findByRole('dialog')
    const button = (name: RegExp) => within(dialog).getByRole<HTMLButtonElement>('button', { name })
    expect(within(dialog).getByText('午前を希望します')).toBeTruthy()
    expect(button(/第1希望.*（過ぎました）/).disabled).toBe(true)
    expect(button(/第3希望.*（有効期限のあと）/).disabled).toBe(true)
    await user.click(button(/第2希望/))
    await user.click(button(/^検査日を決める$/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('ScheduleExam')).toEqual([
      { UserId: 'user-1', ScheduledDate: '2026-11-28', ScheduledTime: null },
    ])
  })

  it('refuses a day after the validity before it is sent', async () => {
    const { sent, user } = openActions(
      person({
        Profile: { UserStatus: 'DonorRenewalExam', DonorExpirationDate: '2026-12-11' },
        ScreeningInfo: [screening({ InspectionType: 'Renewal' })],
      }),
    )
    await user.click(await screen.findByRole('button', { name: '検査日を決める' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('更新検査の日'), '2026-12-26')
    await user.click(within(dialog).getByRole('button', { name: '検査日を決める' }))
    expect(await within(dialog).findByText(/有効期限（2026年12月11日（金））までの日/)).toBeTruthy()
    expect(sent('ScheduleExam')).toEqual([])
  })

  it('stops until a day, which can be moved, and says since when and why', async () => {
    const { sent, user } = openActions(
      person({
        Profile: { UserStatus: 'Donation', SuspensionStatus1: true, SuspendedUntil: '2026-11-25' },
        Suspension: { Since: '2026-11-20T02:00:00.000Z', Until: '2026-11-25', Reason: '発熱のため' },
      }),
    )
    await screen.findByText(
      /2026年11月20日（金）からです。2026年11月25日（水）の朝に、自動で再開します。\s理由：発熱のため/,
    )
    await user.click(await screen.findByRole('button', { name: 'ほかの操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '再開する日を変更する' }))
    const dialog = await screen.findByRole('dialog')
    const day = within(dialog).getByLabelText<HTMLInputElement>('再開する日')
    expect(day.value).toBe('2026-11-25')
    await user.clear(day)
    await user.type(day, '2026-11-30')
    await user.type(within(dialog).getByLabelText('理由'), '熱が続くため')
    await user.click(within(dialog).getByRole('button', { name: '再開する日を変更する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('StopUser')).toEqual([
      { UserId: 'user-1', Stop: true, Reason: '熱が続くため', Until: '2026-11-30', Booking: null },
    ])
  })

  it('stays open with the sentence of a refusal', async () => {
    const full = '2026年11月の枠に空きがありません。'
    const { user } = openActions(at('WaitingGuidance'), { answer: () => refusal('SLOT_FULL', full) })
    await user.click(await screen.findByRole('button', { name: '順番を変えて案内する' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('理由'), '転居の予定のため')
    await user.click(within(dialog).getByRole('button', { name: '順番を変えて案内する' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain(full)
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('理由').value).toBe('転居の予定のため')
  })

  it('sends a donation again with the same key after a lost answer', async () => {
    let lost = true
    const { sent, user } = openActions(donor, {
      answer: () => (lost ? { status: 502 } : { data: { recordDonation: { Id: 'donation-1' } } }),
    })
    await user.click(await screen.findByRole('button', { name: '献便を記録する' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: '献便を記録する' }))
    await within(dialog).findByRole('alert')
    lost = false
    await user.click(within(dialog).getByRole('button', { name: '献便を記録する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = sent('RecordDonation').map((input) => Object(input).IdempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('certifies only what the findings carry, and says until when', async () => {
    const tested = TESTED
    const { sent, user } = openActions(at('DonorRegistrationExam', { ScreeningInfo: [tested] }))
    await user.click(await screen.findByRole('button', { name: '検査の判定を登録する' }))
    const dialog = await screen.findByRole('dialog')
    const choose = (group: string, name: string) =>
      user.click(within(within(dialog).getByRole('group', { name: group })).getByRole('radio', { name }))
    await choose('問診', '実施済み')
    await choose('検体検査', '基準外')
    await choose('基準値の判定', '実施済み')
    await choose('認定の判定', '認定')
    expect(within(dialog).getByRole('status').textContent).toContain('有効期限は2027年2月12日（金）です')
    const submit = within(dialog).getByRole('button', { name: '検査の判定を登録する' })
    await user.click(submit)
    expect(await within(dialog).findByText(/検体検査が基準内である必要があります/)).toBeTruthy()
    expect(sent('RecordHealthCheck')).toEqual([])
    await choose('検体検査', '基準内')
    await user.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('RecordHealthCheck')).toEqual([
      {
        ScreeningId: 'screening-1',
        ExamDate: '2026-11-20',
        MedicalHistoryStatus: 'Implemented',
        SampleTestResult: 'Certified',
        NormalJudgmentStatus: 'Implemented',
        DonorStatus: 'Certified',
      },
    ])
  })

  it('deletes nobody whose name is not typed back', async () => {
    const { sent, user } = openActions(donor)
    await user.click(await screen.findByRole('button', { name: 'ほかの操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '会員を削除する' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/削除すると元に戻せません/)).toBeTruthy()
    const submit = within(dialog).getByRole('button', { name: '会員を削除する' })
    const typed = within(dialog).getByLabelText('確認のため「見本 花子」と入力')
    await user.type(within(dialog).getByLabelText('理由'), '本人の希望')
    await user.type(typed, '見本 太郎')
    await user.click(submit)
    expect(await within(dialog).findByText('表示されている氏名と一致しません')).toBeTruthy()
    expect(sent('DeleteUser')).toEqual([])
    await user.clear(typed)
    await user.type(typed, '見本花子')
    await user.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('DeleteUser')).toEqual([{ UserId: 'user-1', Reason: '本人の希望' }])
  })
})

describe('the report of somebody who has left', () => {
  const left = (MayReportCondition: boolean) =>
    person({ MayReportCondition, Profile: { DeleteStatus: true, LastName: null, FirstName: null } })

  it('is recorded with what changed and since when, while stool may be in store', async () => {
    const { sent, user } = openActions(left(true))
    expect(screen.getByText(/体調が変わったと連絡があったときは/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'ほかの操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '体調のお知らせを記録する' }))
    const dialog = await screen.findByRole('dialog')
    const send = () => user.click(within(dialog).getByRole('button', { name: '体調のお知らせを記録する' }))
    await send()
    expect(await within(dialog).findByText('あてはまることを選んでください。')).toBeTruthy()
    await user.click(within(dialog).getByText('熱・感染症'))
    await user.click(within(dialog).getByLabelText(/37.5℃以上の熱/))
    await user.click(within(dialog).getByLabelText('まだ治っていない'))
    await user.type(within(dialog).getByLabelText('いつから'), '2026-11-20')
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('RecordConditionReport')).toEqual([
      {
        UserId: 'user-1',
        Answer: { choices: ['fever'], dates: { fever: 'ongoing' } },
        Since: '2026-11-20',
      },
    ])
  })

  it('is not offered when nothing is in store', async () => {
    openActions(left(false))
    expect(await screen.findByText('退会または削除が済んでいます。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'ほかの操作' })).toBeNull()
  })
})
