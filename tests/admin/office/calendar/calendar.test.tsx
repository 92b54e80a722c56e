import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CalendarPage } from '../../../../admin/office/calendar/CalendarPage'
import { OpeningPage } from '../../../../admin/office/calendar/WeekHours'
import { refusal, type ApiAnswer, type ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'

vi.setConfig({ testTimeout: 60_000 })

const usual = {
  Holiday: null,
  Hours: [{ StartAt: '2026-11-24T02:00:00.000Z', Capacity: 2, Booked: 1 }],
  Capacity: 16,
  Booked: 14,
  ClosedFrom: null,
  ExtraHours: [],
  HourCapacity: null,
  Reason: null,
  ExamDay: null,
  Exams: 0,
}
const calendar = {
  Version: 4,
  Days: [
    { ...usual, Date: '2026-11-24' },
    { ...usual, Date: '2026-11-25', Capacity: 8, Booked: 2, ClosedFrom: 15, Reason: '会議' },
    { ...usual, Date: '2026-11-26', Hours: [], Capacity: 0, Booked: 0, ClosedFrom: 0 },
    { ...usual, Date: '2026-11-27', Exams: 3, ExamDay: { Place: null, Time: '09:30', Capacity: 5 } },
    { ...usual, Date: '2026-11-28', Hours: [], Capacity: 0, Booked: 0 },
  ],
  Exams: [
    {
      Person: { Id: 'user-2', LastName: '榊原', FirstName: '聡', DonorExpirationDate: '2026-11-25' },
      Kind: 'Renewal',
      Date: '2026-11-27',
      Time: null,
      PreferredDates: [],
      Conflicts: ['AfterExpiry'],
    },
  ],
  Wishes: [
    {
      Person: { Id: 'user-3', LastName: '梶原', FirstName: '陸', DonorExpirationDate: null },
      Kind: 'Registration',
      Date: null,
      Time: null,
      PreferredDates: ['2026-11-20', '2026-11-24'],
      Conflicts: [],
    },
  ],
}
const booking = {
  Person: { Id: 'user-1', LastName: '高山', FirstName: '達也' },
  StartAt: '2026-11-21T02:00:00.000Z',
  How: 'Closed',
}
const opening = {
  Version: 4,
  Hours: [{ Day: 'Monday', Hour: 11, Capacity: 2 }],
  YearlyClosed: ['12-29'],
  DiffersFromFile: true,
}

const open = (
  role: 'Administrator' | 'Support' = 'Administrator',
  update: () => ApiAnswer = () => ({ data: { updateOpening: { Version: 5 } } }),
  page = <CalendarPage />,
) =>
  renderScreen(page, {
    resource: 'calendar',
    role,
    answer: ({ operationName }: ApiCall) => {
      if (operationName === 'CalendarDays') return { data: { getCalendar: calendar } }
      if (operationName === 'OpeningWeek') return { data: { getOpening: opening } }
      if (operationName === 'PreviewOpening')
        return {
          data: {
            previewOpening: {
              Version: 4,
              Bookings: [booking],
              Mail: { Subject: 'お選び直し', Text: '申し訳ありません。' },
            },
          },
        }
      return update()
    },
  })

it('says of each day in words what its colours mean, and leads to it', async () => {
  open('Support')
  const usual = await screen.findByRole('link', { name: '11月24日（火） 予約14名 定員16名' })
  expect(usual.getAttribute('href')).toBe('/calendar/2026-11-24')
  expect(screen.getByRole('link', { name: '11月25日（水） 15:00から休み 予約2名 定員8名' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '11月26日（木） 休み' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^11月27日（金）.* 検査3名 定員5名$/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /11月28日/ })).toBeNull()
  expect(screen.getByText('有効期限のあとです')).toBeTruthy()
  expect(screen.getByText('希望：11月20日（金）（過ぎました）、11月24日（火）')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /休み・定員|日を決める/ })).toBeNull()
})

it('names the bookings before a day closes, and sends whose were seen', async () => {
  const { calls } = open()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '休み・定員・臨時の時間' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('影響を受ける予約が1件あります')).toBeTruthy()
  expect(within(dialog).getByText('高山 達也さん')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '保存する' }))
  expect(await within(dialog).findByText('影響を受ける予約をどうするか選んでください')).toBeTruthy()
  await user.click(within(dialog).getByRole('radio', { name: /予約を取り消し/ }))
  expect(within(dialog).getByText(/申し訳ありません/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '予約を取り消して保存する' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [saved] = calls.filter(({ operationName }) => operationName === 'UpdateOpening')
  expect(saved?.variables.input).toMatchObject({
    Version: 4,
    Bookings: 'Cancel',
    Seen: ['user-1'],
    Days: { From: '2026-11-21', To: '2026-11-21', Change: 'Closed', ClosesExams: false },
  })
})

it('keeps the dialog and asks anew when a colleague was faster', async () => {
  const CHANGED = '確かめたあとに、予約が変わりました。'
  const { calls } = open('Administrator', () => refusal('CONFLICT', CHANGED))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '休み・定員・臨時の時間' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('radio', { name: /残す/ }))
  const asked = () => calls.filter(({ operationName }) => operationName === 'PreviewOpening').length
  const before = asked()
  await user.click(within(dialog).getByRole('button', { name: '保存する' }))
  expect(await within(dialog).findByText(CHANGED)).toBeTruthy()
  await waitFor(() => expect(asked()).toBe(before + 1))
})

it('changes the usual week: an hour more on a Saturday, a day of every year', async () => {
  const { calls } = open('Administrator', undefined, <OpeningPage />)
  const user = userEvent.setup()
  expect(await screen.findByText(/運営者の設定ファイルとは異なる/)).toBeTruthy()
  await user.type(screen.getByLabelText('土10:00の定員'), '3')
  await user.type(screen.getByLabelText('加える日（12-29）'), '1/4')
  await user.click(screen.getByRole('button', { name: '加える' }))
  await user.click(await screen.findByRole('radio', { name: /残す/ }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存する' }).disabled).toBe(false),
  )
  await user.click(screen.getByRole('button', { name: '保存する' }))
  await waitFor(() =>
    expect(calls.find(({ operationName }) => operationName === 'UpdateOpening')?.variables.input).toEqual({
      Version: 4,
      Bookings: 'Keep',
      Seen: ['user-1'],
      Week: {
        Hours: [
          { Day: 'Monday', Hour: 11, Capacity: 2 },
          { Day: 'Saturday', Hour: 10, Capacity: 3 },
        ],
        YearlyClosed: ['01-04', '12-29'],
      },
    }),
  )
})
