import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ErrorSummary, RadioCards } from '../../donor/parts/components/Form'
import { TextField } from '../../donor/parts/components/TextField'

const TEL = { field: 'Tel', message: '電話番号は必須です' }
const GENDER = { field: 'Gender', message: '性別は必須です' }

beforeEach(() => {
  document.title = '登録情報の入力｜なかつぐ'
})

function Page({ errors, attempt }: { errors: { field?: string; message: string }[]; attempt: number }) {
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField name="Tel" label="電話番号" />
      <RadioCards name="Gender" label="性別" choices={[{ value: 'Man', label: '男性' }]} />
    </>
  )
}

it('takes the focus, says how many places are wrong and marks the title', () => {
  render(<Page errors={[TEL, GENDER]} attempt={1} />)
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(screen.getByRole('heading').textContent).toBe('入力内容を確認してください（2か所）')
  expect(document.title).toBe('エラー：登録情報の入力｜なかつぐ')
})

it('leads to the field, and to the first choice of a group', async () => {
  render(<Page errors={[TEL, GENDER]} attempt={1} />)
  await userEvent.click(screen.getByRole('link', { name: TEL.message }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await userEvent.click(screen.getByRole('link', { name: GENDER.message }))
  expect(document.activeElement).toBe(screen.getByRole('radio'))
})

it('takes the focus again at the next refused attempt, but not while errors are being mended', () => {
  const { rerender } = render(<Page errors={[TEL, GENDER]} attempt={1} />)
  const tel = screen.getByRole('textbox')
  tel.focus()
  rerender(<Page errors={[GENDER]} attempt={1} />)
  expect(document.activeElement).toBe(tel)
  rerender(<Page errors={[GENDER]} attempt={2} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('goes when nothing is wrong any more, and takes its mark off the title', () => {
  const { rerender } = render(<Page errors={[TEL]} attempt={1} />)
  rerender(<Page errors={[]} attempt={2} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toBe('登録情報の入力｜なかつぐ')
})

it('says what concerns the whole form without counting places', () => {
  render(<Page errors={[{ message: '通信できませんでした。' }]} attempt={1} />)
  expect(screen.getByRole('alert').textContent).toBe('通信できませんでした。')
})
