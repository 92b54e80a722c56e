import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment } from './environment'
import { fingerprint } from './front'
import { DONOR, pathIn, type Place } from './place'

/** A browser goes through it all: the first administrator by the link, a person from sign-up to a booking. */
export async function goThrough(place: Place, link: string): Promise<void> {
  const child = spawn('npx', ['playwright', 'test', '--config', 'tests/rehearsal/playwright.config.ts'], {
    env: {
      ...environment,
      NODE_EXTRA_CA_CERTS: pathIn(place, 'tls/ca.pem'),
      ORIGIN: DONOR,
      REHEARSAL_DATA: pathIn(place, 'data'),
      REHEARSAL_LINK: link,
      REHEARSAL_CERTIFICATE: fingerprint(place),
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
