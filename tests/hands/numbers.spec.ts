import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { RARE } from '../support/full'
import { compareNumbers } from './support/numbers'
import { account } from './support/press'

test('each number of finance opens exactly the rows that it counts', async ({
  page,
  sharedProgram: program,
}) => {
  await keepSession(page.context(), program, account('finance'), 'console')
  const { tried, wrong } = await compareNumbers(page, program.origin, ['Finance'], ['desk', 'users'])
  process.stdout.write(`numbers (finance): ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(10)
})

test('a number that is one too many is found', { tag: RARE }, async ({ page, sharedProgram: program }) => {
  await keepSession(page.context(), program, account('finance'), 'console')
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('DeskCount')) return route.continue()
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { countWork: { All: number } } }
    body.data.countWork.All += 1
    await route.fulfill({ json: body })
  })
  const { wrong } = await compareNumbers(page, program.origin, ['Finance'], ['desk'])
  expect(wrong.join()).toContain('the badge')
})
