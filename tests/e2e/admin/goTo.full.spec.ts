import type { Page, Route } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { openConsole } from '../support/console'
import { holdBack } from '../support/holdBack'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

type Named = { LastName: string | null; FirstName: string | null }
type Found = { Id: string; DonorId: string | null; LastName: string; FirstName: string; furigana: string }

/** People of the sample data whose furigana nobody else has. */
async function differentPeople(filter: object): Promise<Found[]> {
  const { listUsersByIdProfileCreatedAt: found } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter, limit: 100) {
        items { Id DonorId LastName FirstName LastNameFurigana FirstNameFurigana }
      }
    }`,
    { filter: { ...filter, DeleteStatus: { eq: false } } },
  )
  const people = found.items.map((person) => ({
    ...person,
    LastName: person.LastName ?? '',
    FirstName: person.FirstName ?? '',
    furigana: `${person.LastNameFurigana}${person.FirstNameFurigana}`,
  }))
  return people.filter(
    ({ furigana }) => people.filter((person) => person.furigana.includes(furigana)).length === 1,
  )
}

const heading = (page: Page, { LastName, FirstName }: Named) =>
  page.getByRole('heading', { level: 1, name: `${LastName} ${FirstName}` })

test('Enter opens whoever stands in the field, not who stood there before', async ({ page }) => {
  const [before, asked] = await differentPeople({ UserStatus: { eq: 'WaitingGuidance' } })
  if (!before || !asked) throw new Error('Two people are needed')
  await openConsole(page, program, administrator, '集計')
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/graphql', async (route: Route) => {
    if (route.request().postData()?.includes(asked.furigana)) await mayCome
    await route.continue()
  })

  await page.keyboard.press('/')
  await page.keyboard.type(before.furigana)
  await expect(page.getByRole('option', { name: new RegExp(before.LastName) })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(asked.furigana)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: new RegExp(before.LastName) })).toHaveCount(0)
  letCome()
  await expect(heading(page, asked)).toBeVisible()
})

test('a scanned donor number opens its donor, letters typed while the search is loaded included', async ({
  page,
}) => {
  const [donor] = await differentPeople({ UserStatus: { eq: 'Donation' } })
  if (!donor?.DonorId) throw new Error('A donor is needed')
  const letCome = await holdBack(page, '**/assets/GoToDialog-*.js')
  await openConsole(page, program, administrator, '集計')
  await page.keyboard.press('/')
  await page.keyboard.type(donor.DonorId)
  await page.keyboard.press('Enter')
  letCome()
  await expect(heading(page, donor)).toBeVisible()
})

test('letters go on where they stood when the search has been loaded', async ({ page }) => {
  const [person] = await differentPeople({ UserStatus: { eq: 'Registration' } })
  if (!person) throw new Error('Somebody is needed')
  const letCome = await holdBack(page, '**/assets/GoToDialog-*.js')
  await openConsole(page, program, administrator, '集計')
  await page.keyboard.press('/')
  await page.keyboard.type(person.furigana.slice(0, 3))
  letCome()
  const field = page.getByRole('combobox', { name: '会員や画面を開く' })
  await expect(field).toBeFocused()
  await page.keyboard.type(person.furigana.slice(3))
  await expect(field).toHaveValue(person.furigana)
  await page.keyboard.press('Enter')
  await expect(heading(page, person)).toBeVisible()
})

test('finds by birth date, kit number and sample number', async ({ page }) => {
  const { listIntestinalFloraTestByIdInspectionDetailCreatedAt: list } = await callAs(
    program,
    administrator,
    `{ listIntestinalFloraTestByIdInspectionDetailCreatedAt(filter: { Status: { eq: Shared } }, limit: 1) {
      items { SampleId User { Id LastName FirstName Birthday } }
    } }`,
  )
  const [test] = list.items
  const { User: person, SampleId } = test ?? {}
  if (!SampleId || !person?.Birthday) throw new Error('A flora test with a sample and a person is needed')
  const { getUserById } = await callAs(
    program,
    administrator,
    'query ($id: ID!) { getUserById(UserId: $id) { Guidance { KitNumber } } }',
    { id: person.Id },
  )
  const kit = getUserById.Guidance?.KitNumber
  if (!kit) throw new Error('She has no kit')
  await openConsole(page, program, administrator, '集計')
  const [year, month, day] = person.Birthday.split('-').map(Number)
  for (const text of [SampleId.toLowerCase(), kit, `${year}年${month}月${day}日`]) {
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill(text)
    await page.getByRole('option', { name: new RegExp(`${person.LastName} ${person.FirstName}`) }).click()
    await expect(heading(page, person)).toBeVisible()
  }
})
