import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { profileConflict } from '../../../shared/words/office/personActions'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs, giveStatement, support, type Account } from '../support/api'
import { keepSession } from '../support/keepSession'
import { mailTo } from '../support/mailbox'
import { act, actFromMenu, personPage } from '../support/personPage'
import { RARE } from '../../support/full'

const becauseAgreed = (dialog: Locator) => dialog.getByLabel('理由').fill('本人と相談したため')
const stands = (page: Page, status: string) =>
  expect(page.getByRole('main').locator('section').first().getByText(status, { exact: true })).toBeVisible()

async function openPerson(page: Page, program: TestProgram, email: string, account: Account, tab = '') {
  await keepSession(page.context(), program, account, 'console')
  await page.goto(`${await personPage(program, email)}${tab}`)
}

test.describe('the life of one person', () => {
  test.describe.configure({ mode: 'serial' })
  // Two days of one life: the same data, with the clock put forward between them.
  let dataDir: string
  const on = (fakeNow: string) => startTestProgram({ fakeNow, dataDir })
  test.beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-person-'))
  })
  test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('from the waiting list to a booking on their behalf', async ({ page }) => {
    const program = await on(SAMPLE_DAY)
    try {
      await openPerson(page, program, 'waiting@example.com', administrator)
      await page.getByRole('button', { name: '順番を変えて案内する' }).click()
      const dialog = page.getByRole('dialog')
      // The month is full: a place is added with the invitation, which is said before the reason is written.
      await expect(dialog.getByRole('radio').first()).toBeDisabled()
      await expect(dialog.getByRole('radio').last()).toBeChecked()
      await becauseAgreed(dialog)
      await dialog.getByRole('button', { name: '順番を変えて案内する' }).click()
      await stands(page, 'ガイダンス予約受付中')
      const book = act(page, '代わりに予約する', async (booking) => {
        await booking.getByRole('button', { name: '2026年12月3日（木）' }).click()
        await booking.getByRole('button', { name: /^11:00 残り/ }).click()
      })
      // It is said for a few seconds only: watched for from the start.
      const said = expect(page.getByText('ガイダンスを予約しました。')).toBeVisible({ timeout: 60_000 })
      await Promise.all([book, said])
      await stands(page, 'ガイダンス参加予定')
      await expect(page.getByText(/^2026年12月3日（木）11:00からです。/)).toBeVisible()
    } finally {
      // What it still asks for would find nobody.
      await page.goto('about:blank')
      await program.stop()
    }
  })

  test('from the guidance to the donation room, and out', async ({ page }) => {
    test.setTimeout(240_000)
    const program = await on('2026-12-03T12:30:00+09:00')
    try {
      await openPerson(page, program, 'waiting@example.com', administrator)
      await act(page, '参加と同意を記録する', async (dialog) => {
        await dialog.getByLabel('同意書の版').selectOption('2026-04')
        await dialog.getByLabel('検査キット番号').fill('K-1001')
      })
      await stands(page, '登録検査')

      await act(page, '検査日を決める', async (dialog) => {
        const day = dialog.getByLabel('ドナー登録検査の日')
        const preview = dialog.getByRole('status')
        await day.fill('2026-12-06')
        await expect(preview).toHaveText('日曜・祝日または休みの日です。別の日を選んでください')
        await day.fill('2026-12-03')
        await preview.getByText('お送りするメール：【なかつぐ】日程のお知らせ：2026年12月3日（木）').click()
        await expect(preview.getByText('検査の日程が決まりました。')).toBeVisible()
        await expect(preview).not.toContainText('別の日を選んでください')
      })
      await expect(page.getByText('登録検査は今日です')).toBeVisible()
      await act(page, '検査の判定を登録する', async (dialog) => {
        await expect(dialog.getByLabel('検査日')).toHaveValue('2026-12-03')
        for (const [group, choice] of [
          ['問診', '実施済み'],
          ['検体検査', '基準内'],
          ['基準値の判定', '実施済み'],
          ['認定の判定', '認定'],
        ] as const)
          await dialog.getByRole('group', { name: group }).getByLabel(choice, { exact: true }).check()
        await expect(dialog.getByRole('status')).toContainText('有効期限は2027年2月25日（木）です')
      })
      await stands(page, '献便期間中')
      await expect(page.getByText('登録検査 → 献便期間中')).toBeVisible()
      const mail = await mailTo({ ...program, dataDir }, 'waiting@example.com', 'お手続きの結果について')
      expect(mail.text).toContain('2027年2月25日（木）')

      const { listUsersByIdProfileCreatedAt: found } = await callAs(
        program,
        administrator,
        `query ($filter: UserProfileFilter) {
          listUsersByIdProfileCreatedAt(filter: $filter) { items { DonorId } } }`,
        { filter: { Email: { eq: 'waiting@example.com' } } },
      )
      await giveStatement(program, found.items[0]?.DonorId ?? '')
      await act(page, '献便を記録する')
      await page.getByRole('tab', { name: '献便と協力金' }).click()
      await expect(page.getByRole('region', { name: '献便の記録' }).getByRole('row')).toHaveCount(2)
      await expect(page.getByText('3,000円', { exact: true }).first()).toBeVisible()
      const visit = page.getByRole('region', { name: '献便の記録' }).getByRole('row', { name: '便番号なし' })
      await visit.getByRole('button', { name: 'の便を記録' }).click()
      await page.getByRole('dialog', { name: '便の記録もれ' }).getByRole('button', { name: '閉じる' }).click()

      await actFromMenu(page, '一時停止する', becauseAgreed)
      await stands(page, '一時停止')
      await page.getByRole('tab', { name: 'やりとり' }).click()
      await expect(page.getByRole('button', { name: '献便を記録する' })).toHaveCount(0)
      await act(page, '利用を再開する', becauseAgreed)
      await stands(page, '献便期間中')

      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await actFromMenu(page, '会員を削除する', async (dialog) => {
        await becauseAgreed(dialog)
        await dialog.getByLabel(/確認のため/).fill(name)
      })
      await stands(page, '退会・削除')
      // Stool of somebody who has left may still be in store: an illness can be recorded, its use be withdrawn.
      await page.getByRole('button', { name: 'ほかの操作' }).click()
      await expect(page.getByRole('menuitem')).toHaveCount(2)
      await page.keyboard.press('Escape')
      await expect(page.getByText(name)).toHaveCount(0)
    } finally {
      // What it still asks for would find nobody.
      await page.goto('about:blank')
      await program.stop()
    }
  })
})

test.describe('one person before two people', () => {
  let program: TestProgram
  test.beforeAll(({ sharedProgram }) => {
    program = sharedProgram
  })

  test('whoever saves second sees both versions and chooses', async ({ page, browser }) => {
    const other = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
    const second = await other.newPage()
    for (const window of [page, second]) {
      await openPerson(window, program, 'donor@example.com', administrator, '?tab=profile')
      await window.getByRole('button', { name: '登録情報を変更する' }).click()
    }
    await page.getByLabel('電話番号').fill('080-1111-1111')
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByText('保存しました。')).toBeVisible()
    // At once, before anything is saved here.
    await expect(second.getByText(profileConflict.meanwhile)).toBeVisible()

    await second.getByLabel('電話番号').fill('080-2222-2222')
    await second.getByLabel('町名・番地').fill('見本町9-9')
    await second.getByRole('button', { name: '保存する' }).click()
    const dialog = second.getByRole('dialog', { name: 'ほかの人が先に変更しました' })
    await expect(dialog.getByText(/山田 あや・2026\/12\/01/).first()).toBeVisible()
    const save = dialog.getByRole('button', { name: '選んだ内容で保存' })
    await expect(save).toBeDisabled()
    await dialog
      .getByRole('group', { name: '電話番号' })
      .getByLabel(/080-1111-1111/)
      .check()
    await save.click()
    await expect(second.getByText('保存しました。')).toBeVisible()
    const card = second.getByRole('tabpanel')
    await expect(card.getByText('080-1111-1111')).toBeVisible()
    await expect(card.getByText('見本町9-9')).toBeVisible()
    await other.close()
  })

  test(
    'each sees that the other is there, and what the other changes',
    { tag: RARE },
    async ({ page, browser }) => {
      const other = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
      const second = await other.newPage()
      await openPerson(second, program, 'donor@example.com', support, '?tab=profile')
      await openPerson(page, program, 'donor@example.com', administrator, '?tab=profile')
      await expect(second.getByText('山田 あやさんも開いています')).toBeVisible()
      await expect(page.getByText(/さんも開いています/)).toBeVisible()

      await page.getByRole('button', { name: '登録情報を変更する' }).click()
      await page.getByLabel('電話番号').fill('080-3333-3333')
      await page.getByRole('button', { name: '保存する' }).click()
      await expect(second.getByRole('tabpanel').getByText('080-3333-3333')).toBeVisible()

      await second.goto(`${program.origin}/admin/reception`)
      await expect(page.getByText(/さんも開いています/)).toHaveCount(0)
      await page.getByRole('button', { name: /いま使っている人/ }).click()
      await expect(page.getByRole('menuitem', { name: /ほかのページ/ })).toBeVisible()
      await other.close()
      await expect(page.getByRole('menuitem')).toHaveCount(0)
    },
  )

  test('support staff read and find no button', { tag: RARE }, async ({ page }) => {
    await openPerson(page, program, 'donor@example.com', support)
    await expect(page.getByRole('heading', { name: '次の処理' })).toBeVisible()
    for (const tab of ['やりとり', 'プロフィール', 'ガイダンス', '検査', '献便と協力金', '記録']) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
      // A long conversation goes on with a button that only shows more.
      const acts = page
        .getByRole('tabpanel')
        .getByRole('button', { name: /^(?!さらに表示する$).*(する|解く)$/ })
      await expect(acts).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: 'ほかの操作' })).toHaveCount(0)
  })
})
