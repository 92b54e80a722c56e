import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { qrFilm } from '../support/qrPicture'
import { enterProfile, signUp, startCheck } from '../support/registration'

const film = join(mkdtempSync(join(tmpdir(), 'film-')), 'code.y4m')
const lines = ['JAHISTC08,1', '5,R081110,1', '201,1,葛根湯エキス顆粒,7.5,ｇ,1,,1', '301,1,分３,5,日分,1,1,,1']
writeFileSync(film, qrFilm(lines.join('\r\n')))

test.use({
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    }),
})

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('the camera reads an お薬手帳', async ({ page }) => {
  await signUp(page, program, 'camera@example.com')
  await enterProfile(page, program)
  await startCheck(page, program)
  await page.goto(`${program.origin}/signup/online_check?at=Q45`)
  await page.getByText('薬の名前や、お薬手帳から答える').click()
  await page.getByRole('button', { name: 'お薬手帳のQRを読み取る' }).click()
  await page.getByRole('button', { name: 'カメラで読み取る' }).click()
  await expect(page.getByRole('checkbox', { name: /^葛根湯エキス顆粒/ })).toBeChecked()
  await expect(page.locator('video')).toHaveCount(0)
})
