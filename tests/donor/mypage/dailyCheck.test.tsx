import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DailyCheck } from '../../../donor/notesOfDonation/DailyCheck'
import { renderPage } from '../renderPage'

// Nothing is hidden here, and asking jsdom for it at each query takes seconds.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 20_000 })

const CLEAR = [/いいえ/, /いいえ/, /いいえ/, /どれもない/, /いいえ/, /なめらか/, /いいえ/, /いいえ/]

async function answer(choices: readonly RegExp[]) {
  const user = userEvent.setup()
  const questions = await screen.findAllByRole('group')
  for (const [index, choice] of choices.entries()) {
    const question = questions[index]
    if (!question) throw new Error(`there is no question ${index + 1}`)
    await user.click(within(question).getByRole('radio', { name: choice }))
  }
  return user
}
const status = () => screen.getByRole('status').textContent

describe('the questions about today', () => {
  it('count what is left, and say at the end that nothing stands out', async () => {
    renderPage(<DailyCheck />)
    await answer(CLEAR.slice(0, 7))
    expect(status()).toBe('あと1問です。')
    await answer(CLEAR)
    expect(status()).toContain('気になる点はありませんでした')
  })

  it('ask to call at once when something stands out, and name it', async () => {
    renderPage(<DailyCheck />)
    await answer([/はい/])
    expect(status()).toContain('来室の前に、事務局へご連絡ください')
    expect(status()).toContain('37.5℃以上の熱')
    expect(status()).toContain('0235-00-0000')
  })

  it('advise a doctor for blood in the stool', async () => {
    renderPage(<DailyCheck />)
    await answer([...CLEAR.slice(0, 3), /便に血が混じった/])
    expect(status()).toContain('医療機関への相談をおすすめします')
  })

  it('begin anew', async () => {
    renderPage(<DailyCheck />)
    const user = await answer(CLEAR)
    await user.click(screen.getByRole('button', { name: 'はじめから答える' }))
    expect(status()).toBe('あと8問です。')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })
})
