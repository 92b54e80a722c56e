import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { violationsOf } from '../support/expectAccessible'
import { mailTo } from '../support/mailbox'
import { openAs } from '../support/signIn'

test.use({ viewport: { width: 390, height: 844 } })

const EMAIL = 'waiting@example.com'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const record = async (input: Record<string, unknown>) => {
  const { recordIntestinalFloraTest } = await callAs(
    program,
    administrator,
    'mutation ($input: RecordIntestinalFloraTestInput!) { recordIntestinalFloraTest(input: $input) { Id } }',
    { input },
  )
  return recordIntestinalFloraTest.Id
}

async function userId(): Promise<string | undefined> {
  const { listUsersByIdProfileCreatedAt: found } = await callAs(
    program,
    administrator,
    'query ($email: String!) { listUsersByIdProfileCreatedAt(filter: { Email: { eq: $email } }) { items { Id } } }',
    { email: EMAIL },
  )
  return found.items[0]?.Id
}

test('from the wish to the report, on a phone', async ({ page }) => {
  const application = `${program.origin}/application_examination`
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

  await openAs(page, program, { email: EMAIL, password: 'Demo-Passw0rd' }, '/inspection_report')
  await expect(page.getByText('検査レポートはまだありません。')).toBeVisible()
  await page.goto(application)
  await page.getByRole('button', { name: '案内を希望する' }).click()
  await expect(
    page.getByText('2026年12月1日（火）に、ご案内の希望を受け付けました。次の機会にメールでご案内します。'),
  ).toBeVisible()

  const id = await record({
    UserId: await userId(),
    Status: 'Guidance',
    DeadlineForApplicationAt: '2026-12-15',
  })
  await mailTo(program, EMAIL, 'お申し込みのご案内')
  await page.reload()
  await expect(page.getByText('2026年12月15日（火）までにお申し込みください。')).toBeVisible()
  await page.getByRole('button', { name: '同意して申し込む' }).click()
  await expect(page.getByRole('alert')).toContainText('内容をご確認のうえ')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '同意して申し込む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })).toBeVisible()

  await record({ InspectionDetailId: id, Status: 'Received', SampleId: 'E2E-1' })
  await page.goto(application)
  await expect(page.getByRole('heading', { name: '解析中です' })).toBeVisible()
  await page.goto(`${application}/complete`)
  await expect(page).toHaveURL(application)

  await record({
    InspectionDetailId: id,
    Status: 'Shared',
    ExamDate: '2026-12-01',
    IntestinalFloraComposition: {
      Bacteroides: 0.4,
      Faecalibacterium: 0.25,
      Blautia: 0.2,
      Prevotella: 0.15,
    },
  })
  await page.goto(application)
  await page.getByRole('link', { name: 'レポートを見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '腸内フローラ検査レポート' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'バクテロイデス属 40.0%' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'タイプ：バクテロイデス型' })).toBeVisible()
  await expect(page.getByRole('img', { name: '0から100のうち24.9、低め' })).toBeVisible()
  await expect(
    page.getByText('この結果は参考値です。病気の診断や健康状態の評価ではありません。'),
  ).toBeVisible()
  await expect.poll(sideways).toBe(0)
  expect(await violationsOf(page, { practices: true })).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: 'バクテロイデス属 40.0%' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: '印刷・PDFで保存' })).toBeHidden()
})
