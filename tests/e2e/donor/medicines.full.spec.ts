import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/expectAccessible'
import { notebookParts } from '../support/notebookParts'
import { qrPicture } from '../support/qrPicture'
import { enterProfile, signUp, startCheck } from '../support/registration'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const begun = ['JAHISTC08,1', '1,鈴木 太郎,1,S330303,,,,,,,', '5,R081110,1']
const twoCodes = [
  [...begun, '201,1,レボフロキサシン錠５００ｍｇ「ＤＳＥＰ」,1,錠,1,,1', '911,12345678901234,2,1'],
  [
    'JAHISTC08,1',
    '301,1,【分１ 朝食後服用】,5,日分,1,1,,1',
    '201,2,タケキャブ錠１０ｍｇ,1,錠,1,,1',
    '301,2,【分１ 夕食後服用】,90,日分,1,1,,1',
    '201,3,フシギナ錠,1,錠,1,,1',
    '301,3,【分１ 夕食後服用】,3,日分,1,1,,1',
    '911,12345678901234,2,2',
  ],
].map((lines, index) => qrPicture(`part-${index + 1}`, lines.join('\r\n')))

test('names of medicines and the codes of an お薬手帳 answer the questions, and stay on the device until then', async ({
  page,
}) => {
  await signUp(page, program, 'medicines@example.com')
  await enterProfile(page, program)
  await startCheck(page, program)
  await page.goto(`${program.origin}/signup/online_check?at=Q45`)
  await page.getByText('薬の名前や、お薬手帳から答える').click()

  const box = page.getByRole('combobox', { name: '薬の名前でさがす' })
  await box.fill('ふしぎな')
  await expect(page.getByText('「ふしぎな」は見つかりませんでした。').last()).toBeVisible()
  await box.fill('くらびっと')
  await page.getByRole('option', { name: /^クラビット/ }).click()
  await expect(page.getByText('クラビットは、抗菌薬（抗生物質）です。')).toBeVisible()
  await expect(page.locator('#Q45').getByLabel('はい', { exact: true })).toBeChecked()
  await page.getByRole('button', { name: '取り消す' }).click()
  await expect(page.locator('#Q45').getByLabel('はい', { exact: true })).not.toBeChecked()

  await page.getByRole('button', { name: 'お薬手帳のQRを読み取る' }).click()
  await page.getByRole('button', { name: 'カメラで読み取る' }).click()
  await expect(page.getByText(/^カメラを使えませんでした/)).toBeVisible()
  const photo = page.getByLabel('写真から読み取る')
  await photo.setInputFiles(qrPicture('other', 'https://example.com/'))
  await expect(page.getByText(/^お薬手帳のQRコードではないようです/)).toBeVisible()

  await photo.setInputFiles(notebookParts.slice(1))
  await expect(page.getByText('3つのQRコードのうち、2つを読み取りました。', { exact: false })).toBeVisible()
  await photo.setInputFiles(notebookParts.slice(0, 1))
  await expect(page.getByRole('checkbox', { name: /^フシギナ錠/ })).toBeChecked()
  await page.reload()
  await page.getByText('薬の名前や、お薬手帳から答える').click()
  await page.getByRole('button', { name: 'お薬手帳のQRを読み取る' }).click()

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await photo.setInputFiles(twoCodes.slice(1))
  await expect(page.getByText('2つのQRコードのうち、1つを読み取りました。', { exact: false })).toBeVisible()
  await photo.setInputFiles(twoCodes.slice(0, 1))
  await expect(page.getByRole('checkbox', { name: /^レボフロキサシン錠500mg「DSEP」/ })).toBeChecked()
  await expectAccessible(page)
  expect(sent.join('')).not.toMatch(/レボフロ|タケキャブ|鈴木/)
  await page.getByRole('checkbox', { name: /^フシギナ錠/ }).uncheck()
  await page.getByRole('button', { name: '選んだ薬をお答えに入れる' }).click()
  await expect(page.getByText('2つの薬をお答えに入れました。', { exact: false })).toBeVisible()
  await expect(page.locator('#Q45').getByLabel('月', { exact: true })).toHaveValue('11')
  await expect(page.locator('#Q45').getByLabel('日', { exact: true })).toHaveValue('14')

  await expect(page.getByText(/に保存しました/).first()).toBeVisible()
  await page.goto(`${program.origin}/signup/online_check?at=Q46`)
  await expect(page.locator('#Q46 input[value="regular"]')).toBeChecked()
})
