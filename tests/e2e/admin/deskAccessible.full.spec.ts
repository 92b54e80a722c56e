import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { openConsole } from '../support/console'
import { violationsOf } from '../support/expectAccessible'

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the desk is accessible: ${colorScheme}, ${width} px`, async ({ page, sharedProgram }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await openConsole(page, sharedProgram, administrator, 'きょうの机')
      await expect(page.getByRole('main').locator('li[tabindex]').first()).toBeVisible()
      await page.keyboard.press('j')
      const sheet = page.getByRole('dialog', { name: '用件と会員' })
      await page.keyboard.press('i')
      await expect(
        width < 1280 ? sheet : page.getByRole('complementary', { name: '用件と会員' }),
      ).toContainText('電話でお伝えすること')
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(page.locator('li[aria-current]')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
