import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect } from '../fixtures'
import { codeFor } from './mailbox'
import { open } from './untilScriptRuns'

export const PASSWORD = 'なかつぐ の 長い 合言葉'

/** A box by the words of its label, whatever marks stand behind them. */
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}(?:$|必須|任意| |（)`) })

/** Signs up with the code from the mail, up to the page that says the address is confirmed. */
export async function signUp(
  page: Page,
  program: TestProgram,
  email: string,
  from = '/signup',
): Promise<void> {
  await open(page, `${program.origin}${from}`)
  await field(page, 'メールアドレス').fill(email)
  await field(page, 'パスワード').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '確認コードを送る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '確認コードを送りました' })).toBeVisible()
  await field(page, '確認コード').fill(await codeFor(program, email, '確認コードのお知らせ'))
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'メールアドレスを確認しました' })).toBeVisible()
}

/** Enters the personal data and comes to where they are read back, from any page of somebody signed in. */
export async function typeProfile(page: Page, program: TestProgram, name = '佐藤'): Promise<void> {
  await open(page, `${program.origin}/signup/profile`)
  await field(page, '姓').fill(name)
  await field(page, '名').fill('はるか')
  await field(page, 'セイ').fill('サトウ')
  await field(page, 'メイ').fill('ﾊﾙｶ')
  await page.getByRole('radio', { name: '女性' }).check()
  await page.getByLabel('年', { exact: true }).fill('1990')
  await page.getByLabel('月', { exact: true }).fill('4')
  await page.getByLabel('日', { exact: true }).fill('1')
  await field(page, '電話番号').fill('０９０-1234-5678')
  await field(page, '郵便番号').fill('997-0035')
  await expect(field(page, '市区町村')).toHaveValue('鶴岡市')
  await field(page, '町名・番地').fill('馬場町1-1')
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登録情報の確認' })).toBeVisible()
}

/** And saves them. */
export async function enterProfile(page: Page, program: TestProgram, name?: string): Promise<void> {
  await typeProfile(page, program, name)
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会員登録が完了しました' })).toBeVisible()
}

/** Agrees to the handling of health data and comes to the first question. */
export async function startCheck(page: Page, program: TestProgram): Promise<void> {
  await page.goto(`${program.origin}/signup/online_check`)
  await page.getByLabel('健康に関する情報の取得と利用に同意します').check()
  await page.getByRole('button', { name: '同意して始める' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ご登録の内容から入れたお答え' })).toBeVisible()
}
