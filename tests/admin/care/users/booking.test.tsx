import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NextStepCard } from '../../../../admin/care/users/NextStepCard'
import { bookingWeeks } from '../../../../admin/care/users/booking/DayAndHourChoice'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { refusal, type ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'
import { person } from './person'

// Looking for buttons by their role takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const FULL = '申し訳ありません。この日時は満席になりました。別の日時をお選びください。'
const at = (hour: number) => `2026-11-26T${String(hour - 9).padStart(2, '0')}:00:00.000Z`

it('books a free hour on behalf of somebody, and reads the hours anew when another was faster', async () => {
  let taken = false
  const { calls } = renderScreen(<NextStepCard person={person({ Profile: { UserStatus: 'Guidance' } })} />, {
    resource: 'users',
    role: 'Administrator',
    answer: ({ operationName, variables }: ApiCall) => {
      if (operationName === 'BookingSlots')
        return {
          data: {
            listBookingSlotsByAdmin: {
              items: [
                { StartAt: at(11), Remaining: taken ? 0 : 1 },
                { StartAt: at(12), Remaining: 2 },
                { StartAt: '2026-11-27T02:00:00.000Z', Remaining: 0 },
              ],
            },
          },
        }
      if (Object(variables.input).StartAt === at(11)) {
        taken = true
        return refusal('SLOT_FULL', FULL)
      }
      return { data: { reserveGuidanceByAdmin: { Id: 'user-1' } } }
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '代わりに予約する' }))
  const dialog = await screen.findByRole('dialog')
  const submit = within(dialog).getByRole('button', { name: '代わりに予約する' })
  await user.click(submit)
  // Below the days and the hours: out of sight on a low screen, unless it has the focus.
  const missing = await within(dialog).findByText('日時を選んでください')
  await waitFor(() => expect(document.activeElement).toBe(missing))

  const full = await within(dialog).findByRole<HTMLButtonElement>('button', {
    name: '2026年11月27日（金） 満席',
  })
  expect(full.disabled).toBe(true)
  await user.click(within(dialog).getByRole('button', { name: '2026年11月26日（木） 残り3名' }))
  await user.click(await within(dialog).findByRole('button', { name: '11:00 残り1名' }))
  await user.click(submit)
  expect(await within(dialog).findByText(FULL)).toBeTruthy()
  const gone = await within(dialog).findByRole<HTMLButtonElement>('button', { name: '11:00 満席' })
  expect(gone.disabled).toBe(true)
  expect(within(dialog).getByRole('button', { name: '2026年11月26日（木） 残り2名' })).toBeTruthy()

  await user.click(within(dialog).getByRole('button', { name: '12:00 残り2名' }))
  await user.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const booked = calls.filter(({ operationName }) => operationName === 'ReserveGuidanceByAdmin')
  expect(booked.map(({ variables }) => Object(variables.input).StartAt)).toEqual([at(11), at(12)])
})

it('offers the days with hours, in weeks from today to eight weeks ahead', () => {
  const on = (date: string) => ({ StartAt: `${date}T02:00:00.000Z` })
  const weeks = bookingWeeks('2026-11-21', samplePublicTexts, [on('2026-11-24'), on('2027-01-15')])
  expect(weeks).toHaveLength(8)
  expect(weeks.every((week) => week.length === 5)).toBe(true)
  expect(weeks.flat().filter(({ isOpen }) => isOpen)).toEqual([
    { date: '2026-11-24', isOpen: true },
    { date: '2027-01-15', isOpen: true },
  ])
  const withSaturday = bookingWeeks('2026-11-21', samplePublicTexts, [on('2026-11-28')])
  expect(withSaturday.every((week) => week.length === 6)).toBe(true)
  expect(withSaturday.map((week) => week[5])).toEqual(
    expect.arrayContaining([
      { date: '2026-11-21', isOpen: false },
      { date: '2026-11-28', isOpen: true },
    ]),
  )
})
