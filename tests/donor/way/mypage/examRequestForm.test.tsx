import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { ApiError, NetworkError } from '../../../../donor/ground/session/apiError'
import { ExamRequestForm } from '../../../../donor/way/visits/exam/ExamRequestDialog'
import * as api from '../../../../donor/ground/graphql/request'
import { examInfo, person } from '../../person'
import { renderPage } from '../../renderPage'

let sent: MockInstance<typeof api.request>
const known = (ExamRequestedAt: string | null, PreferredDates: string[] = []) => ({
  getUser: {
    ...person({ UserStatus: 'DonorRegistrationExam' }),
    ScreeningInfo: [examInfo({ ExamRequestedAt, PreferredDates })],
  },
})
const form = (until: string | null = null) => {
  const onSent = vi.fn<() => void>()
  renderPage(<ExamRequestForm holidays={{ '2026-11-23': '勤労感謝の日' }} until={until} onSent={onSent} />)
  return onSent
}
const day = (name: RegExp) => screen.findByRole('button', { name })
const send = () => screen.getByRole('button', { name: '希望日を送る' })
const chosen = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => {
  // jsdom scrolls nothing
  sent = vi.spyOn(api, 'request').mockResolvedValue(known(null))
})

describe('asking for the day of a test', () => {
  it('sends the days in the order in which they were chosen, with the note', async () => {
    const user = userEvent.setup()
    const onSent = form()
    await user.click(await day(/^2026年11月26日（木） 選ぶ/))
    await user.click(await day(/^2026年11月24日（火） 選ぶ/))
    await user.click(screen.getByRole('button', { name: '次の月' }))
    await user.click(await day(/^2026年12月1日（火） 選ぶ/))
    expect(chosen()).toEqual([
      expect.stringMatching(/^第1希望2026年11月26日（木）/),
      expect.stringMatching(/^第2希望2026年11月24日（火）/),
      expect.stringMatching(/^第3希望2026年12月1日（火）/),
    ])
    await user.type(screen.getByRole('textbox', { name: /^連絡事項/ }), '午前中を希望します')
    await user.click(send())
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[1]).toEqual({
      input: {
        PreferredDates: ['2026-11-26', '2026-11-24', '2026-12-01'],
        Note: '午前中を希望します',
      },
    })
  })

  it('takes a day away by a second press or by its button, and the others move up', async () => {
    const user = userEvent.setup()
    form()
    await user.click(await day(/^2026年11月24日（火） 選ぶ/))
    await user.click(await day(/^2026年11月25日（水） 選ぶ/))
    await user.click(await day(/^2026年11月26日（木） 選ぶ/))
    await user.click(await day(/^2026年11月24日（火） 第1希望/))
    await user.click(screen.getByRole('button', { name: '外す：2026年11月25日（水）' }))
    expect(chosen()).toEqual([expect.stringMatching(/^第1希望2026年11月26日（木）/)])
  })

  it('offers no day before tomorrow and no sixth one', async () => {
    const user = userEvent.setup()
    form()
    await day(/^2026年11月24日（火） 選ぶ/)
    expect(screen.queryByRole('button', { name: /^2026年11月21日/ })).toBeNull()
    for (const name of [/11月24日/, /11月25日/, /11月26日/, /11月27日/, /11月28日（土）/])
      await user.click(await day(name))
    expect(screen.queryByRole('button', { name: /選ぶ$/ })).toBeNull()
    expect(screen.getByText('5日選びました')).toBeTruthy()
  })

  it('offers neither Sundays nor holidays, nor a day after the end', async () => {
    form('2026-11-27')
    await day(/^2026年11月24日（火） 選ぶ/)
    for (const name of [/^2026年11月22日（日）/, /^2026年11月23日（月・祝）/, /^2026年11月28日（土）/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(await day(/^2026年11月27日（金） 選ぶ/)).toBeTruthy()
  })

  it('says that a day is missing, and sends nothing', async () => {
    const user = userEvent.setup()
    form()
    await day(/^2026年11月24日（火） 選ぶ/)
    await user.click(send())
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('link').textContent).toBe('希望日を選んでください')
    expect(sent).not.toHaveBeenCalled()
    await user.click(within(alert).getByRole('link'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '次の月' }))
  })

  it('keeps what was chosen and typed when the server refuses or is not reached', async () => {
    const user = userEvent.setup()
    const onSent = form()
    await user.click(await day(/^2026年11月24日（火） 選ぶ/))
    await user.type(screen.getByRole('textbox', { name: /^連絡事項/ }), '午後')
    sent.mockRejectedValueOnce(
      new ApiError('INVALID_STATE', 'すでに受け付けています。日程のご連絡をお待ちください。'),
    )
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain('すでに受け付けています。')
    sent.mockRejectedValueOnce(new NetworkError())
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('通信できませんでした。'))
    expect(chosen()).toHaveLength(1)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^連絡事項/ }).value).toBe('午後')
    expect(onSent).not.toHaveBeenCalled()
  })

  it('shows what the server says of the days at the days', async () => {
    const user = userEvent.setup()
    form()
    await user.click(await day(/^2026年11月24日（火） 選ぶ/))
    const message = '明日から12週間以内の日を選んでください'
    sent.mockRejectedValueOnce(new ApiError('BAD_USER_INPUT', message, { PreferredDates: message }))
    await user.click(send())
    expect(await screen.findByRole('link', { name: message })).toBeTruthy()
  })

  it('takes a request whose answer was lost for sent when the server knows of it', async () => {
    const user = userEvent.setup()
    const onSent = form()
    await user.click(await day(/^2026年11月24日（火） 選ぶ/))
    sent
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValue(known('2026-11-21T03:00:00.000Z', ['2026-11-24']))
    await user.click(send())
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  })
})
