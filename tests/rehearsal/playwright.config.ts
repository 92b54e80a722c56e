import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium'

// `npm run rehearse` starts everything that this needs, and tells the certificate by its fingerprint.
const launch = chromiumLaunch()
const trust = `--ignore-certificate-errors-spki-list=${process.env.REHEARSAL_CERTIFICATE ?? ''}`

export default defineConfig({
  testDir: '.',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  outputDir: '../../test-results/rehearsal',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...launch, args: [...(launch.args ?? []), trust] },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
})
