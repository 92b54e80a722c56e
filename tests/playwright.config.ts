import { defineConfig, devices } from '@playwright/test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enginesHere } from './hands/engines/enginesHere'
import { chromiumLaunch } from './support/chromium'
import { FULL, LEFT_OUT, RARE } from './support/full'
import { SOAK } from './support/soak'

// No web server is named here: each test file starts the program itself, on data of its own or a copy of the sample.
export default defineConfig({
  testMatch: /\/(e2e|hands)\/.*\.spec\.ts$/,
  globalSetup: './e2e/globalSetup.ts',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Those take minutes: npm run test:soak. And these only npm run test:full.
  grepInvert: [...(SOAK ? [] : [/@long/]), ...(FULL ? [] : [new RegExp(RARE)])],
  // Patience costs nothing where all is well: a machine that does other work besides may be five times as slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(tmpdir(), 'nakatsugu-playwright.json') },
    ],
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromiumLaunch(),
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // What still moves is clicked where it no longer is, and each of its frames is drawn.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Recording every page costs a tenth of the time: `--trace retain-on-failure` when one fails.
    trace: 'off',
    // Answers that tests put in the network's place pass by a worker; the tests of the worker let it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      testMatch: /\/donor\/.*\.spec\.ts$/,
      testIgnore: LEFT_OUT,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: /\/(e2e|hands)\/(?!donor\/).*\.spec\.ts$/,
      testIgnore: LEFT_OUT,
      use: { viewport: { width: 1280, height: 900 } },
    },
    ...enginesHere(),
  ],
})
