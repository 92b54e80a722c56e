import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { openPlaces } from '../support/api'
import { mailTo } from '../support/mailbox'
import { answerCheck, sendCheck } from '../support/onlineCheck'
import { field, signUp, startCheck, typeProfile } from '../support/registration'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ empty: true, fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('from sign-up to a booked guidance, on a phone', async ({ page, browserName }) => {
  const email = 'haruka@example.com'
  await page.goto(program.origin)
  await page.getByRole('link', { name: '会員登録してチェックを始める' }).first().click()
  await expect(page).toHaveURL(`${program.origin}/signup`)

  await signUp(page, program, email, '/signup?partner=MIHON7')
  await page.getByRole('link', { name: '登録情報の入力へ進む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登録情報の入力' })).toBeVisible()
  await typeProfile(page, program)
  // What came by a link that is no more is said at its field, and nothing is lost.
  await expect(field(page, '紹介コード')).toHaveValue('MIHON7')
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(page.getByText('この紹介コードは見つかりません。')).toBeVisible()
  await field(page, '紹介コード').fill('mihon1')
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会員登録が完了しました' })).toBeVisible()
  await page.getByRole('link', { name: 'オンラインチェックへ進む' }).click()

  await startCheck(page, program)
  await answerCheck(page)
  await sendCheck(page)
  await expect(page).toHaveURL(`${program.origin}/online_check/result_ok`)
  await expect(page.getByText('ガイダンスに進めます').first()).toBeVisible()

  await page.getByRole('link', { name: 'マイページへ' }).first().click()
  await expect(page.getByText('ガイダンスのご案内をお待ちください')).toBeVisible()
  await expect(page.getByText('いま1番目です')).toBeVisible()

  await openPlaces(program, 2026, 12, 3)
  const invitation = await mailTo(program, email, 'ガイダンスのご案内')
  expect(invitation.subject).toBe('【なかつぐ】ガイダンスのご案内：2026年12月15日（火）まで')
  await page.reload()
  await page.getByRole('link', { name: '日時を選ぶ' }).click()

  await page.getByRole('button', { name: /12月3日（木） / }).click()
  await page.getByRole('radio', { name: /11:00〜12:00/ }).check()
  await page.getByRole('button', { name: 'この日時で確認へ進む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible()
  await page.getByRole('button', { name: '予約する', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '予約が完了しました' })).toBeVisible()
  // Playwright hears of no download in Firefox.
  if (browserName !== 'firefox') {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'カレンダーに追加する' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  }
  const booked = await mailTo(program, email, 'ガイダンスのご予約が完了しました')
  expect(booked.text).toContain('2026年12月3日（木）11:00〜12:00')
  expect(booked.attachments).toHaveLength(1)

  await page.getByRole('link', { name: 'マイページへ' }).first().click()
  await expect(page.getByText('2026年12月3日（木）11:00').first()).toBeVisible()

  await page.getByRole('link', { name: '予約を変更する' }).first().click()
  await page.getByRole('button', { name: /12月4日（金） / }).click()
  await page.getByRole('radio', { name: /14:00〜15:00/ }).check()
  await page.getByRole('button', { name: 'この日時で確認へ進む' }).click()
  await page.getByRole('button', { name: '変更する', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '日時を変更しました' })).toBeVisible()
})
