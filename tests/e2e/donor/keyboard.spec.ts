import type { Locator, Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { codeFor } from '../support/mailbox'
import { field, PASSWORD } from '../support/registration'
import { open } from '../support/untilScriptRuns'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const MOST_TABS = 40

/** Presses Tab until the control has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control, 'reached by Tab').toBeFocused()
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.insertText(text)
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('each step of the sign-up by keyboard alone', async ({ page }) => {
  const email = 'keys@example.com'
  await open(page, program.origin)
  await press(
    page,
    page.getByRole('main').getByRole('link', { name: '会員登録してチェックを始める' }).first(),
    'Enter',
  )

  await expect(heading(page, '会員登録')).toBeFocused()
  await type(page, field(page, 'メールアドレス'), email)
  await type(page, field(page, 'パスワード'), PASSWORD)
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, page.getByRole('button', { name: '確認コードを送る' }), 'Enter')

  await expect(heading(page, '確認コードを送りました')).toBeFocused()
  await type(page, field(page, '確認コード'), '000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^エラー：/)
  await press(page, page.getByRole('alert').getByRole('link'), 'Enter')
  await expect(field(page, '確認コード')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(await codeFor(program, email, '確認コードのお知らせ'))
  await page.keyboard.press('Enter')

  await expect(heading(page, 'メールアドレスを確認しました')).toBeFocused()
  await press(page, page.getByRole('link', { name: '登録情報の入力へ進む' }), 'Enter')

  await expect(heading(page, '登録情報の入力')).toBeFocused()
  await type(page, field(page, '姓'), '佐藤')
  await type(page, field(page, '名'), 'はるか')
  await type(page, field(page, 'セイ'), 'サトウ')
  await type(page, field(page, 'メイ'), 'ハルカ')
  await tabTo(page, page.getByRole('radio', { name: '男性' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '女性' })).toBeChecked()
  await type(page, page.getByLabel('年', { exact: true }), '1990')
  await type(page, page.getByLabel('月', { exact: true }), '4')
  await type(page, page.getByLabel('日', { exact: true }), '1')
  await type(page, field(page, '電話番号'), '09012345678')
  await type(page, field(page, '郵便番号'), '9970035')
  await expect(field(page, '市区町村')).toHaveValue('鶴岡市')
  await tabTo(page, field(page, '町名・番地'))
  await page.keyboard.press('End')
  await page.keyboard.insertText('1-1')
  await press(page, page.getByRole('button', { name: '確認へ進む' }), 'Enter')

  await expect(heading(page, '登録情報の確認')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'この内容で登録する' }), 'Enter')

  await expect(heading(page, '会員登録が完了しました')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'オンラインチェックへ進む' }), 'Enter')

  await expect(heading(page, 'はじめる前に')).toBeFocused()
  await press(page, page.getByLabel('健康に関する情報の取得と利用に同意します'), 'Space')
  await press(page, page.getByRole('button', { name: '同意して始める' }), 'Enter')
  await expect(heading(page, 'ご登録の内容から入れたお答え')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'このとおりです' }), 'Enter')
  await expect(heading(page, '身長と体重を教えてください。')).toBeFocused()
  await type(page, page.getByLabel('身長'), '168')
  await type(page, page.getByLabel('体重'), '61')
  await page.keyboard.press('Enter')
  await expect(heading(page, '妊娠中（可能性もふくむ）、または授乳中ですか。')).toBeFocused()
  // The arrow keys pass over answers and stay.
  await tabTo(page, page.getByRole('radio', { name: '該当なし' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: '該当なし' })).toBeFocused()
  // From the first one up to the last one.
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'いいえ' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'いいえ' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, '認定されたら、週に何回くらい来られそうですか。')).toBeFocused()
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  // Short questions together: one answers for all that have been seen.
  await expect(heading(page, 'いま、あてはまりますか。')).toBeFocused()
  await press(page, page.getByRole('button', { name: '2つとも、ない' }), 'Enter')
  await expect(heading(page, '最近、ありましたか。')).toBeFocused()
})
