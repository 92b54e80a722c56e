import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaywrightTestProject } from '@playwright/test'
import { FULL, RARE } from '../../support/full'

/** The main journeys of both applications. */
const PHONE = /\/donor\/(firstPath|booking|mypage)\.spec\.ts$/
const DESK = /\/admin\/(firstPath|person|reception|desk)\.spec\.ts$/

/** What Playwright cannot do in Debian's Firefox: answers in the network's place, the way back, a page as printed. */
const NOT_HERE =
  /cannot be shown|the back button closes it|recorded by one key|has its label|units follow|first answer was lost/
/** And what is measured beside a scroll bar that takes room. */
const MEASURED = /twice the size/
/** Of what is rare, the rows of the desk alone: beside that bar, too, none is cut. */
const RARE_HERE = new RegExp(`^(?!.*twelve rows).*${RARE}`)

const isHere = (...programs: string[]) => FULL && programs.every((name) => existsSync(`/usr/bin/${name}`))

/** In the full run of a machine that has these engines of Debian. */
export function enginesHere(): PlaywrightTestProject[] {
  const engine = {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'firefox.mjs'), args: [] as string[] },
  } satisfies PlaywrightTestProject['use']
  const grepInvert = [NOT_HERE, MEASURED, RARE_HERE]
  const of = (name: string, testMatch: RegExp, width: number, height: number): PlaywrightTestProject => ({
    name,
    testMatch,
    grepInvert,
    use: { ...engine, viewport: { width, height } },
  })
  const firefox = [of('firefox-phone', PHONE, 390, 844), of('firefox-desk', DESK, 1280, 900)]
  return [
    ...(isHere('firefox-esr') ? firefox : []),
    ...(isHere('WebKitWebDriver', 'Xvfb') ? [{ name: 'webkit', testMatch: /webkitJourneys\.ts$/ }] : []),
  ]
}
