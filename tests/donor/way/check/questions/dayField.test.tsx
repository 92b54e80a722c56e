import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DayField } from '../../../../../donor/way/check/questions/DayField'
import { noteServerTime } from '../../../../../donor/ground/page/clock'
import type { AnswerDate } from '../../../../../shared/questionnaire/engine/answer'
import { translateTexts } from '../../../../support/translate'
import { renderPage } from '../../../renderPage'

// Pages of these tests are rendered on Saturday, 2026-11-21.
function Day({ first = '', seen }: { first?: AnswerDate; seen: string[] }) {
  const [day, setDay] = useState<AnswerDate>(first)
  const change = (next: AnswerDate) => {
    seen.push(next)
    setDay(next)
  }
  const field = { label: '最後に使った日', ongoing: 'いまも使っている' }
  return <DayField name="day" field={field} value={day} onChange={change} invalid={false} />
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const reads = () => screen.getByRole('status').textContent

it('takes the latest day of a chip, and says so; a word takes its place', async () => {
  const seen: string[] = []
  renderPage(<Day seen={seen} />)
  await userEvent.click(screen.getByRole('radio', { name: /^先週/ }))
  expect(reads()).toMatch(/^2026年11月14日（土）とします。先週のうち、いちばん遅い日です。/)
  await userEvent.click(screen.getByRole('radio', { name: '正確な日はわからない' }))
  expect(reads()).toMatch(/お答えいただいた日から数えます/)
  await userEvent.click(screen.getByRole('radio', { name: 'いまも使っている' }))
  expect(reads()).toBe('')
  expect(seen).toEqual(['2026-11-14', 'unknown', 'ongoing'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('has the year filled in, last year for a month that is still to come, and leaves a typed year alone', async () => {
  const seen: string[] = []
  renderPage(<Day seen={seen} />)
  await userEvent.click(screen.getByRole('radio', { name: /^日にちを選ぶ/ }))
  expect(box('年').value).toBe('2026')
  expect(seen).toEqual([''])
  await userEvent.type(box('月'), '12')
  await userEvent.type(box('日'), '20')
  expect([seen.at(-1), box('年').value]).toEqual(['2025-12-20', '2025'])
  await userEvent.clear(box('月'))
  await userEvent.type(box('月'), '3')
  expect([seen.at(-1), box('年').value]).toEqual(['2026-03-20', '2026'])
  await userEvent.clear(box('年'))
  await userEvent.type(box('年'), '2027')
  // For the form to refuse in words.
  expect(seen.at(-1)).toBe('2027-03-20')
})

it('shows a stored day in the boxes', () => {
  renderPage(<Day first="2026-11-20" seen={[]} />)
  expect(['年', '月', '日'].map((name) => box(name).value)).toEqual(['2026', '11', '20'])
})

it('goes on while a browser translates the page', async () => {
  const seen: string[] = []
  renderPage(<Day seen={seen} />)
  for (const name of [/^先週/, /^今週/, '正確な日はわからない', /^日にちを選ぶ/, /^先週/]) {
    expect(translateTexts()).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('radio', { name }))
  }
  expect(reads()).toMatch(/^2026年11月14日（土）とします。/)
})

// Last: the clock goes on for the whole file.
it('names the days anew when somebody comes back in the morning to a page that slept', async () => {
  const seen: string[] = []
  noteServerTime('Sat, 21 Nov 2026 14:00:00 GMT')
  renderPage(<Day seen={seen} />)
  expect(screen.getByRole('radio', { name: /^今日/ }).parentElement?.textContent).toContain('11月21日（土）')
  const morning = Date.now() + 9 * 3_600_000
  // The clock that never jumps stands still with the device.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  vi.spyOn(Date, 'now').mockReturnValue(morning)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await userEvent.click(screen.getByRole('radio', { name: /^今日/ }))
  expect(seen).toEqual(['2026-11-22'])
})
