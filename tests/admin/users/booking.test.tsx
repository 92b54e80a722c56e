import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NextStepCard } from '../../../admin/users/NextStepCard'
import { bookingWeeks } from '../../../admin/users/booking/DayAndHourChoice'
import { samplePublicTexts } from '../../../shared/config'
import { refusal, type ApiCall } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'
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
  expect(await within(dialog).findByText('日時を選んでください')).toBeTruthy()

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
  const booked = calls.filter(({ operationName }) => operationName === 'BookForPerson')
  expect(booked.map(({ variables }) => Object(variables.input).StartAt)).toEqual([at(11), at(12)])
})

it('offers working days from tomorrow to eight weeks ahead', () => {
  const days = bookingWeeks('2026-11-21', samplePublicTexts).flat()
  const open = days.filter(({ isOpen }) => isOpen).map(({ date }) => date)
  // 23 November is a holiday.
  expect([open[0], open.at(-1)]).toEqual(['2026-11-24', '2027-01-15'])
  expect(days.find(({ date }) => date === '2026-11-23')).toEqual({ date: '2026-11-23', isOpen: false })
  expect(
    days.filter(({ date }) => date >= '2026-12-28' && date <= '2026-12-31').map(({ isOpen }) => isOpen),
  ).toEqual([true, false, false, false])
  expect(days.length % 5).toBe(0)
})
