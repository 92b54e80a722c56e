import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { openConsole } from '../support/console'
import { handsOn, tell } from '../support/hands'

// The other jobs of an office (`jobs.spec.ts`), counted likewise.
test.describe.configure({ mode: 'serial' })

let program: TestProgram
test.beforeAll(async () => {
  test.setTimeout(300_000)
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

async function people(filter: object) {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter, limit: 50) {
        items { Id LastName FirstName LastNameFurigana FirstNameFurigana Tel Email DonorId Birthday Version }
      }
    }`,
    { filter },
  )
  return list.items
}

async function somebody(filter: object) {
  const [found] = await people(filter)
  if (!found) throw new Error('Nobody in the sample is so')
  return { ...found, name: `${found.LastName} ${found.FirstName}` }
}

const donor = () => somebody({ Email: { eq: 'donor@example.com' } })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a person is found by whatever was said', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  const found = await donor()
  const number = Number(found.DonorId?.slice(2))
  const reading = `${found.LastNameFurigana}${found.FirstNameFurigana}`
  const hiragana = reading.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
  const spellings = [
    found.name,
    reading,
    hiragana,
    found.Tel?.slice(-4),
    found.Email,
    found.Birthday,
    `D-${String(number).padStart(6, '0')}`,
    `D${String(number).padStart(6, '0')}`,
    `d-${number}`,
    String(number).padStart(6, '0'),
  ].filter((spelling) => typeof spelling === 'string')
  await openConsole(page, program, administrator, 'きょうの机')
  for (const spelling of spellings) {
    await hands.press('/')
    await expect(page.getByRole('combobox')).toBeFocused()
    await hands.type(spelling)
    await expect(page.getByRole('option', { name: new RegExp(found.name) }).first(), spelling).toBeVisible()
    await hands.press('Enter')
    await expect(heading(page, found.name), spelling).toBeVisible()
    await page.goto(`${program.origin}/admin/desk`)
    await expect(heading(page, 'きょうの机')).toBeVisible()
  }
  tell(
    hands,
    `${spellings.length} of ${spellings.length} spellings found`,
    '16 of 23, numbers among the missed',
  )
})

test('of two who change the same, the second chooses', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  const { Id, Version } = await donor()
  await openConsole(page, program, administrator)
  await page.goto(`${program.origin}/admin/users/${Id}/show?tab=profile`)
  await hands.click(page.getByRole('button', { name: '登録情報を変更する' }))
  await hands.fill(page.getByLabel('電話番号'), '080-2222-2222')
  await callAs(
    program,
    administrator,
    `mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Id } }`,
    { input: { UserId: Id, Version, Tel: '08011111111' } },
  )
  await hands.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'ほかの人が先に変更しました' })
  await hands.click(dialog.getByRole('group', { name: '電話番号' }).getByLabel(/080-2222-2222/))
  await hands.click(dialog.getByRole('button', { name: '選んだ内容で保存' }))
  await expect(page.getByText('保存しました。')).toBeVisible()
  tell(hands, 'a conflict is decided', 'the same, and nothing told beforehand who else is there')
})

test('a postal code brings the address', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  const { Id } = await donor()
  await openConsole(page, program, administrator)
  await page.goto(`${program.origin}/admin/users/${Id}/show?tab=profile`)
  await hands.click(page.getByRole('button', { name: '登録情報を変更する' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('郵便番号').fill('')
  await hands.fill(dialog.getByLabel('郵便番号'), '100-0001')
  await expect(dialog.getByText(/^住所を入力しました：東京都千代田区千代田/)).toBeVisible()
  await expect(dialog.getByLabel('市区町村')).toHaveValue('千代田区')
  await expect(dialog.getByLabel('町名・番地')).toHaveValue('千代田')
  await hands.press('Enter')
  await expect(page.getByText('保存しました。')).toBeVisible()
  tell(hands, 'somebody has moved', '1 click and 5 fields typed')
})

test('somebody is invited out of turn, though the month is full', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  const { Id } = await somebody({ Email: { eq: 'waiting@example.com' } })
  await openConsole(page, program, administrator)
  await page.goto(`${program.origin}/admin/users/${Id}/show`)
  await hands.click(page.getByRole('button', { name: '順番を変えて案内する' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').last()).toBeChecked()
  await hands.fill(dialog.getByLabel('理由'), '本人と相談したため')
  await hands.click(dialog.getByRole('button', { name: '順番を変えて案内する' }))
  await expect(page.getByText('ガイダンス予約受付中').first()).toBeVisible()
  tell(hands, 'invite out of turn', '3 clicks and a reason, and then refused where the month was full')
})

test('the day of a test is set from the desk', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, 'きょうの机')
  await hands.click(page.getByRole('button', { name: /^検査\s*\d/ }))
  await expect(page.getByRole('main').locator('li[tabindex]').first()).toBeVisible()
  await hands.press('j')
  await hands.press('Enter')
  const dialog = page.getByRole('dialog')
  await hands.fill(dialog.getByLabel(/検査の日$/), '2026-12-09')
  await expect(dialog.getByText(/^お送りするメール：/)).toBeVisible()
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  tell(hands, 'set the day of a test', '3 clicks, blind to the days that were asked for')
})

test('a test is judged from the desk', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, 'きょうの机')
  await hands.click(page.getByRole('button', { name: '判定を登録' }).last())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('検査日')).toHaveValue('2026-12-01')
  for (const [group, choice] of [
    ['問診', '実施済み'],
    ['検体検査', '基準内'],
    ['基準値の判定', '実施済み'],
    ['認定の判定', '認定'],
  ] as const)
    await hands.click(dialog.getByRole('group', { name: group }).getByLabel(choice, { exact: true }))
  await expect(dialog.getByRole('status')).toContainText('有効期限は2027年2月23日（火）です')
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  tell(hands, 'judge a test and certify', '6 clicks, from the person’s page')
})

test('a donor is received and taken back', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  const { DonorId } = await somebody({
    UserStatus: { eq: 'Donation' },
    SuspensionStatus1: { eq: false },
    Resting: { eq: false },
  })
  await openConsole(page, program, administrator, '受付')
  await expect(page.getByLabel('ドナー番号')).toBeFocused()
  await hands.scan(DonorId ?? '')
  await expect(page.getByRole('heading', { level: 2, name: '先に、体調をうかがいます' })).toBeVisible()
  await hands.press('F8')
  await expect(page.getByRole('heading', { level: 2, name: '受け付けられます' })).toBeVisible()
  await hands.press('F2')
  await expect(page.getByRole('heading', { level: 2, name: '献便を記録しました' })).toBeVisible()
  await hands.press('F9')
  await expect(page.getByRole('heading', { level: 2, name: '記録を取り消しました' })).toBeVisible()
  tell(hands, 'receive a donor, and take it back', 'Enter, F8, F2, F9')
})

test('gift cards that were handed over are read in', { tag: '@long' }, async ({ page }, testInfo) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, '献便・協力金')
  const download = page.waitForEvent('download')
  await hands.click(page.getByRole('button', { name: 'お渡しの一覧' }))
  const file = testInfo.outputPath('payouts.csv')
  await (await download).saveAs(file)
  await hands.click(page.getByRole('link', { name: 'お渡し済みを取り込む' }))
  const chooser = page.waitForEvent('filechooser')
  await hands.click(page.getByRole('button', { name: 'CSVファイルを選ぶ' }))
  await (await chooser).setFiles(file)
  await hands.click(page.getByRole('button', { name: /行を取り込む$/ }))
  await expect(page.getByText(/行を取り込みました。/)).toBeVisible()
  tell(hands, 'payout list and import', '3 clicks, nothing shown before it was done')
})

test('flora results: a wrong table tells all that is wrong', { tag: '@long' }, async ({ page }, testInfo) => {
  const hands = handsOn(page)
  const file = testInfo.outputPath('flora.csv')
  await writeFile(file, '\uFEFF検体番号,構成,検査日\r\nX-404,バクテロイデス属：0.9,2026-13-01\r\n')
  await openConsole(page, program, administrator, '検査：腸内フローラ')
  await hands.click(page.getByRole('link', { name: /取り込む/ }))
  const chooser = page.waitForEvent('filechooser')
  await hands.click(page.getByRole('button', { name: 'CSVファイルを選ぶ' }))
  await (await chooser).setFiles(file)
  await expect(page.getByText('1行に直すところがあります。')).toBeVisible()
  const problems = page.getByRole('region', { name: '変わらない行', exact: true }).getByRole('row').last()
  expect((await problems.getByRole('cell').last().locator('div').allInnerTexts()).length).toBeGreaterThan(1)
  tell(hands, 'a flora table with faults', '2 clicks, and only the first fault of a row')
})

test('what one colleague did is found', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, '記録：したこと')
  await hands.click(page.getByRole('button', { name: '条件を足す' }))
  await expect(page.getByPlaceholder('条件の名前でさがす')).toBeFocused()
  await hands.type('だれが')
  await hands.press('Enter')
  await hands.click(page.getByRole('menuitemradio', { name: '山田 あや' }))
  await expect(page.getByRole('button', { name: /だれが：山田 あや/ }).first()).toBeVisible()
  tell(hands, 'all that one colleague did', 'could not be asked')
})

test('the badge’s number is the length of the desk', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, '集計')
  const badge = page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: /\d\s?件$/ })
  const count = /\d+/.exec(await badge.innerText())?.[0]
  await hands.click(badge)
  await expect(page.getByRole('button', { name: new RegExp(`^すべて\\s*${count}$`) })).toBeVisible()
  tell(hands, 'from a number to its list', '22 led to 291 rows')
})

test('a new colleague has an account', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await openConsole(page, program, administrator, '設定：担当')
  await hands.click(page.getByRole('button', { name: /追加/ }))
  const dialog = page.getByRole('dialog')
  await hands.fill(dialog.getByLabel('氏名'), '新田 結')
  await hands.press('Tab')
  await hands.type('yui.nitta@example.com')
  await hands.click(dialog.getByRole('checkbox', { name: /^コーディネーター/ }))
  await hands.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'yui.nitta@example.com' })).toBeVisible()
  tell(hands, 'a new colleague', '2 clicks and 2 fields')
})
