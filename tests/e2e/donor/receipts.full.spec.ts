import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/expectAccessible'
import { openAs } from '../support/signIn'

const DONOR = { email: 'donor@example.com', password: 'Demo-Passw0rd' }

const choose = (page: Page, content: string | Buffer, name = '控え.txt') =>
  page
    .getByLabel('控えのファイル')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

test('a donor takes a receipt, and anybody checks it with the network cut', async ({
  page,
  browser,
  sharedProgram,
}) => {
  await openAs(page, sharedProgram, DONOR, '/account')
  await page.getByRole('link', { name: '控えを受け取る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '記録の控え' })).toBeVisible()
  await expectAccessible(page)
  // A payout has one receipt, for all its donations.
  const paid = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /のお支払いの控え（PDF）を受け取る$/ })
    .first()
    .click()
  const ofPayout = await paid
  expect(ofPayout.suggestedFilename()).toMatch(/^お支払いの控え-\d{4}-\d\d-\d\d\.pdf$/)
  const pdf = readFileSync(await ofPayout.path())
  const judged = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /のオンラインチェックの判定の控えを受け取る$/ })
    .first()
    .click()
  const judgement = readFileSync(await (await judged).path(), 'utf8')
  const taken = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /の同意の控えを受け取る$/ })
    .first()
    .click()
  const download = await taken
  expect(download.suggestedFilename()).toMatch(/^同意の控え-\d{4}-\d\d-\d\d\.tlog-proof\.txt$/)
  const receipt = readFileSync(await download.path(), 'utf8')

  // Somebody else, without an account.
  const stranger = await browser.newContext()
  const there = await stranger.newPage()
  await there.goto(`${sharedProgram.origin}/verify`)
  const input = there.getByLabel('控えのファイル')
  await expect(input).toBeEnabled()
  await expectAccessible(there)
  await stranger.setOffline(true)
  const requests: Request[] = []
  there.on('request', (request) => requests.push(request))

  // A judgement is told in the words of the person's own pages, without the office's number.
  await choose(there, judgement)
  await expect(there.getByText('オンラインチェックの判定', { exact: true })).toBeVisible()
  await expect(there.getByText('通過', { exact: true })).toBeVisible()
  await expect(there.getByText(/点数|適合|適格/)).toHaveCount(0)

  await choose(there, pdf, ofPayout.suggestedFilename())
  await expect(there.getByRole('heading', { name: 'このお支払いは、記録されたとおりです' })).toBeVisible()
  await expect(there.getByText('合っています')).toHaveCount(5)
  await expectAccessible(there)

  await choose(there, receipt, download.suggestedFilename())
  await expect(there.getByRole('heading', { name: 'この控えは、記録されたときのままです' })).toBeVisible()
  await expect(
    there.getByText(/^下の内容が、20\d\d年.*までに記録され、そのあと書き換えられていないこと。$/),
  ).toBeVisible()
  await expect(there.getByText('同意しました')).toBeVisible()
  await expect(there.getByText('合っています')).toHaveCount(5)
  await expectAccessible(there)

  const lines = receipt.split('\n')
  const step = lines.findIndex((line) => line.startsWith('index ')) + 1
  for (const [title, content] of [
    ['内容が書き換えられています', receipt.replace('ConsentGiven', 'Left')],
    ['記録の一覧とつながりません', lines.toSpliced(step, 1).join('\n')],
    ['署名が合いません', receipt.replace(/(\/records\n)(\d+)/, '$19$2')],
    ['別の鍵で署名されています', receipt.replaceAll('/records', '/elsewhere')],
    ['控えとして読めません', 'こんにちは'],
  ] as const) {
    await choose(there, content)
    await expect(there.getByRole('heading', { name: title })).toBeVisible()
    await expect(there.getByText('合いません', { exact: true })).toHaveCount(1)
  }

  // A signed head by itself, of any day: a receipt ends with one.
  const head = receipt.slice(receipt.indexOf('\n\n', receipt.indexOf('c2sp.org/tlog-proof')) + 2)
  await choose(there, head.replaceAll('\n', '\r\n'), '2026-12-01T0910.records.checkpoint')
  await expect(there.getByRole('heading', { name: 'この署名は、本物です' })).toBeVisible()
  await expect(there.getByText(/同意、判定、お支払いなどの記録の一覧に[\d,]+件が入っていて/)).toBeVisible()
  await expect(there.getByText('合っています')).toHaveCount(3)
  await choose(there, head.replace(/(\/records\n)(\d+)/, '$19$2'))
  await expect(there.getByRole('heading', { name: '署名が合いません' })).toBeVisible()

  // Another key, pasted by keyboard; the file again.
  await there.getByText('確かめるのに使う公開鍵').focus()
  await there.keyboard.press('Enter')
  const keys = there.getByLabel('公開鍵（1行に1つ）')
  const own = await keys.inputValue()
  expect(own).toMatch(/^localhost:\d+\/records\+[0-9a-f]{8}\+[0-9A-Za-z+/]+=*\nlocalhost:\d+\/log\+\S+$/)
  await keys.fill(own.replace('+', '+0'))
  await choose(there, receipt)
  await expect(there.getByRole('heading', { name: '別の鍵で署名されています' })).toBeVisible()
  await keys.fill(own)
  await choose(there, receipt)
  await expect(there.getByRole('heading', { name: 'この控えは、記録されたときのままです' })).toBeVisible()
  expect(requests.map((request) => request.url())).toEqual([])
  await stranger.close()
})
