import type { Page } from '@playwright/test'
import type { CriteriaContent } from '../../../shared/rules/criteria/content'
import type { Rule } from '../../../shared/questionnaire/engine/rule'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { openConsole } from '../support/console'
import { expectAccessible } from '../support/expectAccessible'
import { dialogOf, lookFurtherBack, view, wordUnknownDay } from '../support/criteriaDraft'
import { mailTo } from '../support/mailbox'

// What comes into force here judges whatever others would do.
let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const physician = { email: 'physician@example.com', password: 'Demo-Passw0rd' }
/** The sample administrator is a physician too. */
const second = administrator

/** The next approval is refused as five minutes after signing in, and the password is asked for. */
async function afterFiveMinutes(page: Page): Promise<void> {
  let isLate = true
  await page.route('**/graphql', async (route) => {
    if (!isLate || !route.request().postData()?.includes('ApproveCriteria')) return route.fallback()
    isLate = false
    const refusal = {
      message: 'もう一度ログインしてください。',
      extensions: { code: 'REAUTHENTICATION_REQUIRED' },
    }
    return route.fulfill({ json: { data: null, errors: [refusal] } })
  })
}

test('one physician drafts with what people will read before her, and another approves it for tomorrow', async ({
  page,
}) => {
  await openConsole(page, program, physician, '設定：判定基準')
  await expectAccessible(page)
  await page.getByRole('button', { name: '下書きを作る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('判定基準 2026-12-1')
  await page.getByLabel('質問・規則・文をさがす').fill('Q45')
  await page.getByRole('button', { name: 'Q45-R1を直す' }).click()
  const preview = dialogOf(page).getByRole('region', { name: '応募した方に見える文' })
  await expect(preview).toContainText('3か月お待ちいただいています')
  await dialogOf(page).getByLabel('長さ').fill('7')
  await expect(dialogOf(page)).toContainText('質問がたずねる期間より長く待つことはできません。')
  await expect(dialogOf(page).getByRole('button', { name: '下書きに保存する' })).toBeDisabled()
  await dialogOf(page).getByLabel('長さ').fill('6')
  await expect(preview).toContainText('2027年5月21日（金）から、もう一度お申し込みいただけます')
  await expect(preview).toContainText('6か月お待ちいただいています')
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await wordUnknownDay(page)
  await lookFurtherBack(page)
  await view(page, 'すべての規則')
  await page.getByLabel('質問・規則・文をさがす').fill('Q45')
  await page.getByRole('button', { name: 'Q45-R1を直す' }).click()
  await expect(preview).toContainText('日にちが不明のため、お答えの日から6か月数えています。')
  await dialogOf(page).getByRole('button', { name: 'やめる' }).click()

  await view(page, '変わるところ')
  await expect(page.getByRole('region', { name: '共通の文' }).getByRole('insertion')).toHaveText(
    '日にちが不明のため、お答えの日から{period}数えています。',
  )
  await expect(page.getByRole('region', { name: '検査の項目：HIV' }).getByRole('insertion')).toHaveText(
    '前の陰性の検体の60日前まで',
  )
  const changed = page.getByRole('region', { name: 'Q45-R1' })
  await expect(changed.getByRole('deletion')).toHaveText('最後に使った日から3か月')
  await expect(changed.getByRole('insertion')).toHaveText('最後に使った日から6か月')
  await page.getByRole('button', { name: '試算する' }).click()
  const impact = page.getByRole('region', { name: '変わる人' })
  await impact.getByRole('button', { name: /もう一度申し込める日が動く方の一覧を見る/ }).click()
  await expect(dialogOf(page).getByRole('link').first()).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('button', { name: '承認をお願いする' })).toBeDisabled()
  await page.getByRole('button', { name: '変更の理由を書く' }).click()
  await dialogOf(page).getByRole('textbox').fill('海外の指針に合わせる。')
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '承認をお願いする' }).click()
  await expect(page.getByText('作成した方や内容を変えた方は、承認できません。')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ログインして承認する' })).toHaveCount(0)

  const address = page.url()
  await openConsole(page, program, second, '設定：判定基準')
  await page.goto(address)
  await afterFiveMinutes(page)
  await page.getByRole('button', { name: 'ログインして承認する' }).click()
  await dialogOf(page).getByLabel('変わる規則と、応募した方に見える文を確かめました').check()
  await dialogOf(page).getByLabel('変わる人の試算を確かめました').check()
  await dialogOf(page).getByRole('button', { name: 'ログインして承認する' }).click()
  await page.getByLabel('いまのパスワード（ご本人の確認）').fill(second.password)
  await page.getByRole('button', { name: '確認して続ける' }).click()
  await expect(
    page.getByText('2026年12月2日（水）から適用します。それまでは、取り下げることができます。'),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^済承認2026.*山田 あや$/ })).toHaveCount(1)
})

type Draft = { Id: string; Number: string; Version: number; Content: unknown }

/** A draft of the physician's from what is in force. */
async function beginDraft(): Promise<Draft> {
  const { listCriteria } = await callAs(program, physician, '{ listCriteria { items { Id State } } }')
  const inForce = listCriteria.items.find(({ State }) => State === 'InForce')
  const { createCriteriaDraft: draft } = await callAs(
    program,
    physician,
    'mutation ($id: ID!) { createCriteriaDraft(input: { BasedOn: $id }) { Id Number Version Content } }',
    { id: inForce?.Id ?? '' },
  )
  return draft
}

async function saveAs(
  account: typeof physician,
  { Id, Version, Content }: Draft,
  change: (rule: Rule) => void,
) {
  const content = structuredClone(Content) as CriteriaContent
  for (const { rules } of Object.values(content.rules)) for (const rule of rules) change(rule)
  await callAs(
    program,
    account,
    'mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Id } }',
    { input: { Id, Version, Content: content, Note: '安全のため' } },
  )
  return content
}

/** Saves a draft as it stands, with these phrases in other words. */
async function wordAs(account: typeof physician, id: string, worded: CriteriaContent['phrases']) {
  const { getCriteria } = await callAs(
    program,
    account,
    'query ($id: ID!) { getCriteria(Id: $id) { Id Version Content } }',
    { id },
  )
  const { Id, Version } = getCriteria
  const content = getCriteria.Content as CriteriaContent
  const Content = { ...content, phrases: { ...content.phrases, ...worded } }
  await callAs(
    program,
    account,
    'mutation ($input: UpdateCriteriaDraftInput!) { updateCriteriaDraft(input: $input) { Id } }',
    { input: { Id, Version, Content } },
  )
}

/** A version of the physician's that lets people of a middling body mass index wait, among whom donors always are. */
async function waitingVersion(): Promise<Draft> {
  const draft = await beginDraft()
  const waits = {
    when: { bmi: { from: 22, below: 30 } },
    outcome: 'TEMP',
    until: { fromAnswer: { months: 3 } },
    reason: { plain: 'BMIが22以上30未満のため。' },
  }
  await saveAs(physician, draft, (rule) => {
    if (rule.id === 'Q03-R2') Object.assign(rule, waits)
  })
  await callAs(program, physician, 'mutation ($id: ID!) { submitCriteria(input: { Id: $id }) { Id } }', {
    id: draft.Id,
  })
  return draft
}

/** Puts the version that is open in force at once; who rests is shown before. */
async function push(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'いますぐ適用する…' }).click()
  await dialogOf(page).getByLabel('お休みになる方を確かめました').check()
  await dialogOf(page).getByLabel('版の番号').fill(number)
  await dialogOf(page).getByLabel('緊急の理由').fill('患者さんの安全のため')
  await dialogOf(page).getByRole('button', { name: 'いますぐ適用する' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

test('in an emergency a version is in force at once: donors rest, are told, and stand on the desk; and the way back', async ({
  page,
}) => {
  const { Id, Number } = await waitingVersion()
  await openConsole(page, program, second, '設定：判定基準')
  await page.goto(`${program.origin}/admin/criteria/${Id}`)
  await page.getByRole('button', { name: 'いますぐ適用する…' }).click()
  const said = dialogOf(page)
    .getByRole('region', { name: /人の献便をお休みにします/ })
    .first()
  await expect(said.getByRole('link').first()).toBeVisible()
  const names = await said.getByRole('link').allInnerTexts()
  expect(names.length).toBeGreaterThan(0)
  const path = await said.getByRole('link').first().getAttribute('href')
  await expectAccessible(page, [1280])
  await dialogOf(page).getByRole('button', { name: 'やめる' }).click()
  await push(page, Number)
  await expect(page.getByText(`この適用により、${names.length}人が献便をお休みしました。`)).toBeVisible()

  const userId = /users\/([\w-]+)\/show/.exec(path ?? '')?.[1] ?? ''
  const { getUserById } = await callAs(
    program,
    second,
    'query ($id: ID!) { getUserById(UserId: $id) { Profile { Email DonationPaused } } }',
    { id: userId },
  )
  expect(getUserById.Profile.DonationPaused).toBe(true)
  await mailTo(program, getUserById.Profile.Email ?? '', '事務局からのお願い')
  await page.goto(`${program.origin}/admin/mails?filter=%7B%7D`)
  await expect(page.getByRole('cell', { name: '献便のお休みのお願い' }).first()).toBeVisible()
  await page.goto(`${program.origin}/admin/desk`)
  await expect(page.getByText(/基準の緊急の変更/).first()).toBeVisible()

  // Back the same way: the version before.
  await page.goto(`${program.origin}/admin/criteria/${Id}`)
  await page.getByRole('link', { name: '2026-11-2を開く' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('判定基準 2026-11-2')
  await push(page, '2026-11-2')
  await expect(page.getByRole('listitem').filter({ hasText: '適用' }).first()).toBeVisible()
  const { getCriteria } = await callAs(
    program,
    second,
    'query ($id: ID!) { getCriteria(Id: $id) { State } }',
    { id: Id },
  )
  expect(getCriteria.State).toBe('Retired')
})

test('what two physicians save of one draft is kept, and what both changed is shown to the later one', async ({
  page,
}) => {
  const draft = await beginDraft()
  await openConsole(page, program, physician, '設定：判定基準')
  const open = async (rule: string) => {
    await page.getByLabel('質問・規則・文をさがす').fill(rule.slice(0, 3))
    await page.getByRole('button', { name: `${rule}を直す` }).click()
    await dialogOf(page).getByLabel('長さ').fill('2')
  }
  await page.goto(`${program.origin}/admin/criteria/${draft.Id}?view=rules`)
  await open('Q48-R1')
  const theirs = await saveAs(second, draft, (rule) => {
    if (rule.id === 'Q49-R1') rule.until = { after: { weeks: 3 } }
  })
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expect(page.getByText('ほかの方が先に保存した内容も、そのまま残っています。')).toBeVisible()
  await open('Q49-R1')
  await saveAs(second, { ...draft, Version: 3, Content: theirs }, (rule) => {
    if (rule.id === 'Q49-R1') rule.until = { after: { weeks: 4 } }
  })
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expect(dialogOf(page)).toContainText('ほかの方が、同じところを先に保存しました')
  await expect(dialogOf(page)).toContainText('から4週間')
  await expectAccessible(page, [1280])
  await dialogOf(page).getByRole('button', { name: '自分の内容で保存する' }).click()
  await expect(page.getByText('下書きに保存しました。').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Q49-R1' })).toContainText('から2週間')

  await view(page, '地域・検査・共通の文')
  const type = async (text: string) => {
    await page.getByRole('button', { name: '共通の文を直す' }).click()
    await dialogOf(page).getByLabel('期間をあけていただく方への説明', { exact: true }).fill(text)
  }
  const shared = page.getByRole('region', { name: '対面で確かめたあと' })
  await type('期間をあけていただきます。')
  await wordAs(second, draft.Id, { upheldForGood: '今回はお願いできません。' })
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expect(shared).toContainText('期間をあけていただきます。')
  await expect(shared).toContainText('今回はお願いできません。')
  await type('しばらくお待ちいただきます。')
  await wordAs(second, draft.Id, { upheldUntil: 'お待ちください。' })
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expect(dialogOf(page)).toContainText('ほかの方が、同じところを先に保存しました')
  await expect(dialogOf(page)).toContainText('お待ちください。')
  await dialogOf(page).getByRole('button', { name: '自分の内容で保存する' }).click()
  await expect(shared).toContainText('しばらくお待ちいただきます。')

  await page.getByRole('button', { name: 'ファイルから読み込む' }).click()
  const file = { name: 'criteria.json', mimeType: 'application/json' }
  const buffer = Buffer.from('{\n  "questionnaire": "2026.11-2",\n  "rules" {}\n}')
  await dialogOf(page)
    .getByLabel('ファイルを選ぶ')
    .last()
    .setInputFiles({ ...file, buffer })
  await expect(dialogOf(page).getByRole('alert')).toContainText('3行目')
  await dialogOf(page).getByRole('button', { name: 'やめる' }).click()

  await page.getByRole('button', { name: '下書きを消す' }).click()
  await dialogOf(page).getByRole('button', { name: '下書きを消す' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定')
  await expect(page.getByRole('link', { name: draft.Number, exact: true })).toHaveCount(0)
})
