import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment } from '../world/environment'
import { fingerprint } from './front'
import { CONSOLE, DONOR, pathIn, type Place } from './place'

/** Runs a browser test of `tests/rehearsal`. @throws with Playwright's output */
async function run(place: Place, spec: string, more: Record<string, string> = {}): Promise<void> {
  const args = ['playwright', 'test', '--config', 'tests/rehearsal/playwright.config.ts', spec]
  const child = spawn('npx', args, {
    env: {
      ...environment,
      NODE_EXTRA_CA_CERTS: pathIn(place, 'tls/ca.pem'),
      ORIGIN: DONOR,
      ADMIN_ORIGIN: CONSOLE,
      REHEARSAL_DATA: pathIn(place, 'data'),
      REHEARSAL_CERTIFICATE: fingerprint(place),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(said.slice(-4_000))
}

/** The first administrator by the link, then a person from sign-up to a booking. */
export const goThrough = (place: Place, link: string) =>
  run(place, 'production.spec.ts', { REHEARSAL_LINK: link })

export const lookAtMails = (place: Place) => run(place, 'mails.spec.ts')
