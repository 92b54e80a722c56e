import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Nothing is looked up outside this machine, and nothing is drawn on a graphics card. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path)) ?? '/usr/bin/chromium'
}

/** How the browser tests start the system's Chromium; its sandbox does not work for root. */
export function chromiumLaunch(): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  }
}
