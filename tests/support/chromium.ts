import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/setup/findChromium.mjs'

/** Nothing is looked up outside this machine, and nothing is drawn on a graphics card. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How the browser tests start the system's Chromium; its sandbox does not work for root. */
export function chromiumLaunch(): LaunchOptions {
  return {
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  }
}
