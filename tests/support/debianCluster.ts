import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunner } from '../../server/ground/db/embeddedRunner'

const programs = (version: number) => `/usr/lib/postgresql/${version}/bin`

/** Of the supported versions before the embedded one, those that Debian's packages have put here. */
export const DEBIAN_VERSIONS = [15, 16, 17].filter((version) => existsSync(`${programs(version)}/initdb`))

/** A PostgreSQL of Debian, reached by its socket alone. */
export async function startDebianCluster(
  version: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const place = mkdtempSync(join(tmpdir(), `nakatsugu-pg${version}-`))
  const runner = findRunner(place)
  chmodSync(place, 0o700)
  if (runner) chownSync(place, runner.uid, runner.gid)
  const at = { ...runner, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const cluster = join(place, 'cluster')
  const initdb = [`--pgdata=${cluster}`, '--username=owner', '--auth=trust', '--encoding=UTF8']
  execFileSync(`${programs(version)}/initdb`, [...initdb, '--locale=C.UTF-8', '--no-sync'], at)
  const settings = ['listen_addresses=', `unix_socket_directories=${place}`, 'fsync=off']
  const args = settings.flatMap((setting) => ['-c', setting])
  const child = spawn(`${programs(version)}/postgres`, ['-D', cluster, ...args], {
    ...at,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(said)))
  })
  return {
    url: `postgres://owner@localhost/postgres?host=${encodeURIComponent(place)}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(place, { recursive: true, force: true })
    },
  }
}
