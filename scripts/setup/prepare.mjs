import { existsSync } from 'node:fs'
import { installPackages } from './installPackages.mjs'
import { buildWhenStale } from './buildWhenStale.mjs'
import { findBrowser } from './findBrowser.mjs'
import { requireBuild, requirePackages } from './requireReady.mjs'
import { giveUp } from './say.mjs'

/** An unpacked archive of `npm run package` has no sources: nothing is installed or built there. */
const isShipped = !existsSync('vite.config.server.ts')

/** What has to be there before each command. */
const STEPS = {
  install: [installPackages],
  command: isShipped ? [requirePackages, requireBuild] : [installPackages, () => buildWhenStale(['server'])],
  start: [installPackages, () => buildWhenStale(undefined, { isQuick: true })],
  serve: [requirePackages, requireBuild],
  test: [installPackages, findBrowser, () => buildWhenStale()],
}

export async function prepare(mode) {
  const steps = STEPS[mode]
  if (!steps) giveUp(`使い方：node scripts/setup.mjs ${Object.keys(STEPS).join('|')}`)
  for (const step of steps) await step()
}
