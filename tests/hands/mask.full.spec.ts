import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { maskedPages, saidOn, untrueNones, type Said } from './support/masked'

test.use({ viewport: { width: 1920, height: 1080 } })

test('no page says to the coordinator that there is none of what is not shown', async ({
  page,
  sharedProgram: program,
}) => {
  const account = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })
  const pages = await maskedPages(program)
  await keepSession(page.context(), program, account('admin'), 'console')
  const whole = new Map<string, Said>()
  for (const path of pages) whole.set(path, await saidOn(page, program.origin + path, true))
  await keepSession(page.context(), program, account('coordinator'), 'console')
  const wrong: string[] = []
  for (const path of pages)
    for (const one of untrueNones(whole.get(path) ?? {}, await saidOn(page, program.origin + path, false)))
      wrong.push(`${path} ${one}`)
  // eslint-disable-next-line no-console -- the hand's own line
  console.log(`mask (coordinator): ${pages.length} tried, ${wrong.length} wrong`)
  expect(wrong).toEqual([])
  expect(pages.length).toBeGreaterThan(5)
})

test('a none that is not true is found, an honest one is not', () => {
  const whole = { '鈴木 / うかがうこと': ['アレルギーについて（Q26）'], '齋藤 / うかがうこと': ['なし'] }
  const masked = { '鈴木 / うかがうこと': ['なし'], '齋藤 / うかがうこと': ['なし'] }
  expect(untrueNones(whole, masked)).toHaveLength(1)
})
