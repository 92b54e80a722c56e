import { installPackages } from './installPackages.mjs'
import { buildWhenStale } from './buildWhenStale.mjs'
import { findBrowser } from './findBrowser.mjs'
import { requireBuild, requirePackages } from './requireReady.mjs'
import { giveUp } from './say.mjs'

/** What has to be there before each command. */
const STEPS = {
  install: [installPackages],
  start: [installPackages, buildWhenStale],
  serve: [requirePackages, requireBuild],
  test: [installPackages, findBrowser, buildWhenStale],
}

export async function prepare(mode) {
  const steps = STEPS[mode]
  if (!steps) giveUp(`使い方：node scripts/setup.mjs ${Object.keys(STEPS).join('|')}`)
  for (const step of steps) await step()
}
