import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DateFields } from '../../donor/parts/components/DateBoxes'
import { CheckField, RadioCards } from '../../donor/parts/components/Form'
import { PasswordField, TextField } from '../../donor/parts/components/TextField'

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('tells a screen reader the label, whether it is needed, the hint and the error, in this order', () => {
  render(<TextField name="Tel" label="電話番号" hint="日中つながる番号" error="電話番号は必須です" />)
  const control = screen.getByRole('textbox', { name: '電話番号 必須' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(control)).toEqual(['日中つながる番号', '電話番号は必須です'])
})

it('points at nothing when there is neither a hint nor an error', () => {
  render(<TextField name="Building" label="建物名" optional />)
  const control = screen.getByRole('textbox', { name: '建物名 任意' })
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
})

it('shows a password on request and hides it again', async () => {
  render(<PasswordField name="Password" autoComplete="current-password" />)
  const control = screen.getByLabelText('パスワード 必須')
  await userEvent.type(control, 'ひみつ')
  expect(control.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示' }))
  expect(control.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを隠す' }))
  expect(control.getAttribute('type')).toBe('password')
  expect(control).toHaveProperty('value', 'ひみつ')
})

it('groups the choices of one question and describes the group by its error', () => {
  render(
    <RadioCards
      name="Gender"
      label="性別"
      error="性別は必須です"
      choices={[
        { value: 'Man', label: '男性' },
        { value: 'Women', label: '女性' },
      ]}
    />,
  )
  const group = screen.getByRole('group', { name: '性別 必須' })
  expect(descriptionOf(group)).toEqual(['性別は必須です'])
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['Man', 'Women'])
})

it('describes a tick by its error', () => {
  render(<CheckField name="Terms" label="利用規約に同意します" error="同意にチェックを入れてください" />)
  const tick = screen.getByRole('checkbox', { name: '利用規約に同意します' })
  expect(descriptionOf(tick)).toEqual(['同意にチェックを入れてください'])
})

function Birthday({ seen }: { seen: string[] }) {
  const [date, setDate] = useState('')
  const change = (changed: string) => {
    seen.push(changed)
    setDate(changed)
  }
  return (
    <>
      <DateFields name="Birthday" label="生年月日" value={date} onChange={change} autoComplete="bday" />
      <button type="button" onClick={() => setDate('1990-04-08')}>
        読み込む
      </button>
    </>
  )
}

const boxes = () =>
  ['年', '月', '日'].map((unit) => screen.getByRole<HTMLInputElement>('textbox', { name: unit }))

it('puts three boxes together to a date, full-width digits too', async () => {
  const seen: string[] = []
  render(<Birthday seen={seen} />)
  const [year, month, day] = boxes()
  // The year of a driver's licence is one of an era.
  expect(boxes().map(({ placeholder }) => placeholder)).toEqual(['西暦', '', ''])
  await userEvent.type(year!, '２０００')
  await userEvent.type(month!, '2')
  await userEvent.type(day!, '30')
  // A date that does not exist goes to the schema, which says so in words.
  expect(seen.at(-1)).toBe('2000-02-30')
  await userEvent.clear(day!)
  await userEvent.type(day!, '9')
  expect(seen.at(-1)).toBe('2000-02-09')
  expect(boxes().map((box) => box.value)).toEqual(['２０００', '2', '9'])
})

it('shows a date that is set from outside, without leading zeros', async () => {
  render(<Birthday seen={[]} />)
  await userEvent.click(screen.getByRole('button', { name: '読み込む' }))
  expect(boxes().map((box) => box.value)).toEqual(['1990', '4', '8'])
})

it('is empty again when all boxes are', async () => {
  const seen: string[] = []
  render(<Birthday seen={seen} />)
  await userEvent.type(boxes()[0]!, '1')
  await userEvent.clear(boxes()[0]!)
  expect(seen.at(-1)).toBe('')
})
