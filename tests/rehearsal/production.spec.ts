import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { japaneseDateOf } from '../../shared/facts/dates'
import { callApi } from '../support/api'
import type { TestProgram } from '../support/program'
import { expect, test } from '../e2e/fixtures'
import { mailTo } from '../e2e/support/mailbox'
import { answerCheck, sendCheck } from '../e2e/support/onlineCheck'
import { enterProfile, signUp, startCheck } from '../e2e/support/registration'

// In production's own form: TLS, two names, three processes behind a balancer, letters by a mail server.
const { REHEARSAL_DATA: dataDir = '', REHEARSAL_LINK: link = '', ORIGIN: origin = '' } = process.env
const program: TestProgram = { origin, dataDir, output: () => '', stop: async () => undefined }

const PASSWORD = 'Sea-breeze over 9 hills'
const EMAIL = 'chief@example.jp'

async function register(page: Page): Promise<string> {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: '最初の管理者の登録' })).toBeVisible()
  await page.getByLabel('メールアドレス').fill(EMAIL)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByLabel('パスワード（確認）').fill(PASSWORD)
  await page.getByRole('button', { name: '登録して進む' }).click()
  await expect(page.getByRole('heading', { name: '認証アプリの設定' })).toBeVisible()
  const secret = (await page.locator('code').textContent())?.trim() ?? ''
  await page.getByLabel('認証アプリのコード').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: '設定してログインする' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'きょうの机' })).toBeVisible()
  const { origins } = await page.context().storageState({ path: join(dataDir, 'office-session.json') })
  const kept = origins.flatMap(({ localStorage }) => localStorage)
  return kept.find(({ name }) => name.endsWith('.accessToken'))?.value ?? ''
}

/** No check begins before a physician has approved what the program brings. */
async function approve(token: string): Promise<void> {
  const { data } = await callApi({ url: origin }, token, '{ listCriteria(limit: 1) { items { Id Sha256 } } }')
  const [version] = data?.listCriteria.items ?? []
  const { errors } = await callApi(
    { url: origin },
    token,
    'mutation ($input: ApproveCriteriaInput!) { approveCriteria(input: $input) { State } }',
    { input: { ...version, EffectiveFrom: japaneseDateOf(new Date()) } },
  )
  expect(errors).toBeUndefined()
}

test('the first administrator comes in, and a person from sign-up to a booking', async ({
  page,
  browser,
}) => {
  const token = await register(page)
  expect(token).not.toBe('')
  writeFileSync(join(dataDir, 'office-token'), token, { mode: 0o600 })
  await approve(token)

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const phone = await context.newPage()
  const email = 'haruka@example.jp'
  await signUp(phone, program, email)
  await enterProfile(phone, program)
  await startCheck(phone, program)
  await answerCheck(phone)
  await sendCheck(phone)
  await expect(phone).toHaveURL(`${origin}/online_check/result_ok`)

  const today = new Date()
  for (const ahead of [0, 1]) {
    const month = new Date(today.getFullYear(), today.getMonth() + ahead, 1)
    const input = {
      Year: month.getFullYear(),
      Month: month.getMonth() + 1,
      AvailableSlots: 3,
      AdditionalAvailableSlots: 0,
    }
    const answer = await callApi(
      { url: origin },
      token,
      `mutation ($input: UpdatePreferenceSlotInput!) { updatePreferenceSlot(input: $input) { GivenGuidanceCount } }`,
      { input },
    )
    expect(answer.errors).toBeUndefined()
  }
  await mailTo(program, email, 'ガイダンスのご案内')
  await phone.goto(`${origin}/mypage`)
  await phone.getByRole('link', { name: '日時を選ぶ' }).click()
  await phone
    .getByRole('button', { name: /\d+月\d+日（.） / })
    .first()
    .click()
  await phone.getByRole('radio').and(phone.locator(':enabled')).first().check()
  await phone.getByRole('button', { name: 'この日時で確認へ進む' }).click()
  await phone.getByRole('button', { name: '予約する', exact: true }).click()
  await expect(phone.getByRole('heading', { level: 1, name: '予約が完了しました' })).toBeVisible()
  const booked = await mailTo(program, email, 'ガイダンスのご予約が完了しました')
  expect(booked.attachments.map(({ contentType }) => contentType)).toContain('text/calendar')
  await context.close()
})
