import { expect, test } from './fixtures'

test('a developer reads the contract at /dev/graphql and sends an example as whom it names', async ({
  page,
  sharedProgram: program,
}) => {
  await page.goto(`${program.origin}/dev/graphql`)
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"DonorId"')
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByRole('link', { name: 'getWorkCounts', exact: true })).toBeVisible()
})
