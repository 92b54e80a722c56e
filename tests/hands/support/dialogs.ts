import type { Locator, Page } from '@playwright/test'
import { openSettled, settled } from './settled'
import { boxOf, fill, isWhole, nextControl, sayWhy } from './press'

type Measured = { tried: string[]; wrong: string[] }

/** As long as the longest sentence that an act is refused with. */
const REFUSAL = `${'この方には、いまはこの処理ができません。'.repeat(4)}画面を読み込み直してください。`
const CONFIRMATION = 416
const FORM = 520
/** What may be wider: tables and previews; a menu of conditions is as wide as its words. */
const WIDE = 'table, iframe, article, section[aria-label="プレビュー"], dl, [role=tablist]'

/** A wrong field, or the sentence about one that is no field of the browser. */
const FAULT = ':is([aria-invalid=true], .MuiFormHelperText-root.Mui-error:not(:empty))'

/** Every act is refused, so that nothing changes and each dialog shows its error. */
export async function refuseActs(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/graphql', async (route) => {
    const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string }
    if (!/^\s*mutation/.test(query)) return route.continue()
    const errors = [{ message: REFUSAL, extensions: { code: 'INVALID_STATE' } }]
    await route.fulfill({ json: { data: null, errors } })
  })
}

/** Opens each dialog that a button or a menu of these pages opens, and measures it before and after its act is refused. */
export async function measureDialogs(page: Page, addresses: readonly string[]): Promise<Measured> {
  const all: Measured = { tried: [], wrong: [] }
  const done = new Set<string>()
  for (const address of addresses) {
    // A menu has other acts for another person.
    const here = new Set(done)
    for (const name of done) if (name.startsWith(MENU)) here.delete(name.slice(MENU.length))
    await openSettled(page, address)
    for (;;) {
      const control = await nextControl(page, here)
      if (!control) break
      await control.button.click({ timeout: 5_000 })
      await settled(page)
      const menu = page.getByRole('menu')
      const items = (await menu.isVisible()) ? await menu.getByRole('menuitem').allInnerTexts() : []
      if (items.length > 0) done.add(MENU + control.kind)
      for (const item of items.filter((each) => !done.has(each))) {
        done.add(item)
        await openSettled(page, address)
        await control.button.click()
        await menu.getByRole('menuitem', { name: item, exact: true }).click()
        await settled(page)
        await measureOpen(page, `${new URL(address).pathname} ${item}`, all)
      }
      if (items.length === 0) await measureOpen(page, `${new URL(address).pathname} ${control.kind}`, all)
      await openSettled(page, address)
    }
    for (const name of here) done.add(name)
  }
  return all
}

const MENU = 'menu '

const openDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()

async function measureOpen(page: Page, what: string, all: Measured): Promise<void> {
  // What it asks first would be answered while it is measured.
  await sayWhy(page)
  const dialog = openDialog(page)
  if (!(await dialog.isVisible())) return
  all.tried.push(what)
  for (const fault of await measure(page, dialog)) all.wrong.push(`${what}: ${fault}`)
}

async function measure(page: Page, dialog: Locator): Promise<string[]> {
  const found = await misfits(page, dialog)
  const width = Math.round((await boxOf(dialog))?.width ?? 0)
  const isOfOwnWidth = dialog.locator(WIDE).or(page.locator('.MuiPopover-root'))
  if (width !== FORM && width !== CONFIRMATION && (await isOfOwnWidth.count()) === 0)
    found.push(`${width} px wide`)
  await fill(dialog)
  const act = dialog.locator('button[type=submit], .MuiDialogActions-root button:last-of-type').last()
  if (!(await act.isVisible()) || !(await act.isEnabled())) return found
  await act.click()
  await settled(page)
  if (!(await dialog.isVisible())) return found
  const alert = dialog.getByRole('alert').filter({ hasText: REFUSAL })
  if (await alert.isVisible()) {
    found.push(...(await misfits(page, dialog)).map((what) => `refused, ${what}`))
    if (!(await isWhole(page, alert))) found.push('the error is out of sight')
    if (!(await isWhole(page, act))) found.push('the button is out of sight beside the error')
    if (!(await alert.evaluate((each) => each === document.activeElement)))
      found.push('the error has not the focus')
  } else if ((await dialog.locator(FAULT).count()) > 0) {
    const fault = page.locator(':focus').and(page.locator(`${FAULT}, ${FAULT} *`))
    if ((await fault.count()) === 0) found.push('no wrong field has the focus')
    else if (!(await isWhole(page, fault))) found.push('the wrong field is out of sight')
  }
  return found
}

async function misfits(page: Page, dialog: Locator): Promise<string[]> {
  const found: string[] = []
  if (!(await isWhole(page, dialog))) found.push('higher than the screen')
  for (const button of await dialog.locator('.MuiDialogActions-root button').all())
    if (!(await isWhole(page, button))) found.push('a button is out of sight')
  return found
}
